/** Fills in the form of the sign-up with the keyboard, as a shopper does, and reads its visible values. */
import { erika } from '../e2e/support/shopper.ts';
import { until } from './driver.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

const field = (/** @type {string} */ name) => `form [name="${name}"]`;

/** The values that are typed, without the e-mail address. All sites ask for these. */
const { email: _, 'personalData.salutation': salutation, ...texts } = erika;

/** Runs in the page. @param {string} selector */
function focusOn(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`${selector} is not on the page`);
  element.focus();
  if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.select();
}

/** Runs in the page. @returns {Record<string, string | boolean>} the visible values by the names of the inputs */
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

/** @param {Driver} driver @returns {Promise<string>} name of the focused element */
export const focusedName = (driver) =>
  driver.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '',
  );

/**
 * Replaces the text of a field by typing.
 * @param {Driver} driver
 * @param {string} name
 * @param {string} text
 */
export async function typeInto(driver, name, text) {
  await driver.evaluate(focusOn, field(name));
  await driver.type(text);
}

/**
 * Fills in all required fields.
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
    // An earlier draft may have filled the field.
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

/** Runs in the page. Returns true if React has hydrated the page and no submit waits any more. */
function isTakenOver() {
  const form = document.querySelector('form');
  if (!form || !Object.keys(form).some((key) => key.startsWith('__react'))) return false;
  let isReady = false;
  // Firefox submits a form even for an event that a script has created.
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
