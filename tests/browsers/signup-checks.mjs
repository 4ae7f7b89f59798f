/** Checks of the sign-up page that every engine must pass. */
import assert from 'node:assert/strict';
import { erika, freshEmail } from '../e2e/support/shopper.ts';
import { until } from './driver.mjs';
import { fillIn, focusedName, greeted, submit, takenOver, typeInto, valuesOf } from './form.mjs';

/** @typedef {import('./signup.mjs').Check} Check */
/** @typedef {import('./driver.mjs').Driver} Driver */

/** @type {Check} */
export const registersPlainly = {
  title: 'without JavaScript a plain post registers',
  run: async ({ driver, address, taken }) => {
    await driver.open(address);
    await submit(driver);
    await until(driver, 'error', () => document.querySelector('[aria-invalid="true"]') !== null);
    await driver.open(address);
    await fillIn(driver, taken);
    await submit(driver);
    await greeted(driver);
  },
};

/** Runs in the page. Records all announcements from now on. */
function listen() {
  /** @type {string[]} */
  const said = [];
  Object.assign(window, { said });
  for (const region of document.querySelectorAll('[aria-live], [role=alert], [role=status]')) {
    new MutationObserver(() => {
      if (region.textContent) said.push(region.textContent);
    }).observe(region, { subtree: true, childList: true, characterData: true });
  }
}

/** Runs in the page. Returns the invalid fields whose description does not say so. */
const undescribed = () =>
  Array.from(document.querySelectorAll('[aria-invalid="true"]'))
    .filter((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .every((id) => !id.endsWith('-error') || !document.getElementById(id)?.textContent),
    )
    .map((field) => field.getAttribute('name'));

/** @type {Check} */
export const emptySubmit = {
  title: 'an empty submit says what is wrong',
  run: async ({ driver, address }) => {
    await driver.open(address);
    await takenOver(driver);
    await driver.evaluate(listen);
    await submit(driver);
    await until(driver, 'error', () => document.querySelector('[aria-invalid="true"]') !== null);
    await until(driver, 'focus on a field that is wrong', () =>
      document.activeElement?.matches('[aria-invalid="true"]'),
    );
    const first = await driver.evaluate(() =>
      document.querySelector('[aria-invalid="true"]')?.getAttribute('name'),
    );
    assert.equal(await focusedName(driver), first, 'the first wrong field has the focus');
    assert.deepEqual(await driver.evaluate(undescribed), [], 'every error describes its field');
    await until(driver, 'announcement', () => Reflect.get(window, 'said').length > 0);
    const said = await driver.evaluate(() => Reflect.get(window, 'said'));
    assert.equal(said.length, 1, `one announcement, not ${JSON.stringify(said)}`);
  },
};

/** Runs in the page. Returns the names of the fields in the site's order. */
const partNames = () =>
  Array.from(document.querySelectorAll('[name^="personalData.birthDate."]'), (part) =>
    part.getAttribute('name'),
  );

/** @type {Check} */
export const partsLeadOn = {
  title: 'the parts of the birth date lead on to each other',
  run: async ({ driver, address }) => {
    await driver.open(address);
    await takenOver(driver);
    const parts = Object.entries(erika).filter(([name]) => name.startsWith('personalData.birthDate.'));
    const byName = Object.fromEntries(parts);
    const names = await driver.evaluate(partNames);
    const digits = names.map((name) => byName[name ?? ''] ?? '');
    await driver.click(`[name="${names[0]}"]`);
    await driver.type(digits.join(''));
    const values = await valuesOf(driver);
    assert.deepEqual(
      names.map((name) => values[name ?? '']),
      digits,
    );
  },
};

/** Runs in the page. @param {string} type */
const passwordIs = (type) => document.querySelector('[name="password"]')?.getAttribute('type') === type;

/** Runs in the page. @param {string} selector */
function focusAtEnd(selector) {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${selector} is not a field of the page`);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** @type {Check} */
export const showsPassword = {
  title: 'the password is shown and hidden by keys, and typed on',
  run: async ({ driver, address }) => {
    await driver.open(address);
    await takenOver(driver);
    await typeInto(driver, 'password', 'Kaffee');
    for (const [type, text] of /** @type {const} */ ([
      ['text', '12'],
      ['password', '3!'],
    ])) {
      await driver.press('Tab');
      await driver.press(' ');
      await until(driver, `password as ${type}`, passwordIs, type);
      await driver.evaluate(focusAtEnd, '[name="password"]');
      await driver.type(text);
    }
    assert.equal((await valuesOf(driver))['password'], 'Kaffee123!');
  },
};

/** @type {Check} */
export const refusal = {
  title: 'a refusal keeps what was typed, and the corrected form registers',
  run: async ({ driver, address, taken }) => {
    await driver.open(address);
    await takenOver(driver);
    await fillIn(driver, taken);
    const before = await valuesOf(driver);
    await submit(driver);
    await until(
      driver,
      'error at the e-mail address',
      () => document.querySelector('[name="email"]')?.getAttribute('aria-invalid') === 'true',
    );
    assert.deepEqual(await valuesOf(driver), before);
    await until(driver, 'focus on it', () => document.activeElement?.getAttribute('name') === 'email');
    await typeInto(driver, 'email', freshEmail());
    await submit(driver);
    await greeted(driver);
  },
};
