/** Checks of a shopper who leaves the sign-up page and comes back. */
import assert from 'node:assert/strict';
import { erika, freshEmail } from '../e2e/support/shopper.ts';
import { until } from './driver.mjs';
import { fillIn, greeted, submit, takenOver, typeInto, valuesOf } from './form.mjs';

/** @typedef {import('./signup.mjs').Check} Check */
/** @typedef {import('./driver.mjs').Driver} Driver */

const { password } = erika;

/**
 * Returns another page of the product, which always opens with a full load.
 * @param {string} address of the sign-up
 */
const elsewhere = (address) => address.replace('/signup', '/registration');

/** @param {Driver} driver @param {string} path */
const isAt = (driver, path) =>
  until(
    driver,
    `page ${path}`,
    (wanted) => location.pathname === wanted && document.readyState === 'complete',
    path,
  );

/**
 * Returns the values that survive a reload. Browsers drop passwords, and drafts contain no ticks.
 * @param {Driver} driver
 */
async function keptValues(driver) {
  const { password: _, ...values } = await valuesOf(driver);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

/** @type {Check} */
export const afterBack = {
  title: 'what was typed is there again after Back, forward and Back',
  run: async ({ driver, address }) => {
    await driver.open(address);
    await takenOver(driver);
    await fillIn(driver, freshEmail());
    const before = await keptValues(driver);
    await driver.open(elsewhere(address));
    await driver.back();
    await isAt(driver, '/signup');
    await takenOver(driver);
    assert.deepEqual(await keptValues(driver), before);
    await driver.forward();
    await isAt(driver, '/registration');
    await driver.back();
    await isAt(driver, '/signup');
    await takenOver(driver);
    assert.deepEqual(await keptValues(driver), before);
  },
};

/** @type {Check} */
export const afterBackToKept = {
  title: 'a page that comes back as it was left holds everything, and registers',
  run: async ({ driver, address }) => {
    await driver.open(address);
    await takenOver(driver);
    await fillIn(driver, freshEmail());
    const kept = await keptValues(driver);
    // Only the same page still has this property.
    await driver.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
    await driver.open(elsewhere(address));
    await driver.back();
    await until(driver, 'page as it was left', () => Reflect.get(window, 'isSamePage') === true);
    assert.deepEqual(await keptValues(driver), kept);
    // WebKit clears passwords of a page that it restores. All other engines keep them.
    if (driver.name.startsWith('WebKit')) await typeInto(driver, 'password', password);
    assert.equal((await valuesOf(driver))['password'], password);
    await submit(driver);
    await greeted(driver);
  },
};
