/**
 * How a shopper fills in the sign-up's form with the keyboard, and what can be seen of it then.
 */
import { erika } from '../e2e/support/shopper.ts';
import { until } from './driver.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

const field = (/** @type {string} */ name) => `form [name="${name}"]`;

/** What is typed, without the e-mail address; all sites ask for these. */
const { email: _, 'personalData.salutation': salutation, ...texts } = erika;

/** Runs in the page. @param {string} selector */
function focusOn(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`${selector} is not on the page`);
  element.focus();
  if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.select();
}

/** Runs in the page. @returns {Record<string, string | boolean>} what can be seen in the form by the names of its inputs */
function readForm() {
  /** @type {Record<string, string | boolean>} */
  const values = {};
  for (const element of document.querySelector('form')?.elements ?? []) {
    if (element instanceof HTMLSelectElement) values[element.name] = element.value;
    if (!(element instanceof HTMLInputElement) || element.type === 'hidden') continue;
    values[element.name] = element.type === 'checkbox' ? element.checked : element.value;
  }
  return values;
}

/** @param {Driver} driver */
export const valuesOf = (driver) => driver.evaluate(readForm);

/** @param {Driver} driver @returns {Promise<string>} name of what has the focus */
export const focusedName = (driver) =>
  driver.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '',
  );

/** Types over what a field holds. @param {Driver} driver @param {string} name @param {string} text */
export async function typeInto(driver, name, text) {
  await driver.evaluate(focusOn, field(name));
  await driver.type(text);
}

/**
 * Answers all that has to be answered.
 * @param {Driver} driver
 * @param {string} email
 */
export async function fillIn(driver, email) {
  // A click would open a list outside the page.
  await driver.evaluate(focusOn, field('personalData.salutation'));
  for (let presses = 0; (await valuesOf(driver))['personalData.salutation'] !== salutation; presses += 1) {
    if (presses > 9) throw new Error(`The arrow keys do not lead to the salutation ${salutation}.`);
    await driver.press('ArrowDown');
  }
  for (const [name, text] of Object.entries({ ...texts, email })) {
    await driver.click(field(name));
    // A draft from before may stand there.
    await typeInto(driver, name, text);
  }
  const membership = field('consents.membership');
  if (!(await driver.evaluate((at) => document.querySelector(at) !== null, membership))) return;
  if ((await valuesOf(driver))['consents.membership']) return;
  await driver.evaluate(focusOn, membership);
  await driver.press(' ');
}

/** @param {Driver} driver */
export const submit = (driver) => driver.click('form button[type=submit]');

/** Runs in the page: whether React has it, and nothing is held back any more. */
function isTakenOver() {
  const form = document.querySelector('form');
  if (!form || !Object.keys(form).some((key) => key.startsWith('__react'))) return false;
  let isReady = false;
  // Firefox sends a form for an event of a script, too.
  const answer = (/** @type {Event} */ event) => {
    isReady = !event.defaultPrevented;
    event.preventDefault();
  };
  const asking = document.createElement('form');
  document.body.append(asking);
  addEventListener('submit', answer, { once: true });
  asking.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  removeEventListener('submit', answer);
  asking.remove();
  return isReady;
}

/** @param {Driver} driver */
export const takenOver = (driver) => until(driver, 'form that React has taken over', isTakenOver);

/** @param {Driver} driver */
export const greeted = (driver) =>
  until(
    driver,
    'greeting by name',
    () =>
      location.pathname.endsWith('/address-input/standalone') &&
      document.querySelector('h1')?.textContent.includes('Erika'),
  );
