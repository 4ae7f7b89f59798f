/** Plays a scenario: keys for a page, and the words that Orca says after each. */
import { openPage } from './page.mjs';
import { orderFault, whereFocusIs } from './order.mjs';

/** Milliseconds of silence between two letters. */
const LETTER_MS = 200;

/**
 * @typedef {'anybody' | 'customer' | 'resident' | 'known'} Visitor a resident is a customer with an address. The e-mail address
 *   of a known visitor is registered, but the visitor is not logged in
 * @typedef {object} Scenario
 * @property {string} name of its transcript
 * @property {string} path of the page
 * @property {Visitor} [visitor]
 * @property {boolean} [asks] true if the consent banner is shown
 * @property {readonly string[]} [once] texts that must be heard exactly once in the scenario
 * @property {readonly string[]} steps each `read` (the whole page, from the cursor), `focus` with the name of a field or the text
 *   of a button, `fill` with values by the names of their fields, `type` with a text, or a key as X names it
 */

/** Runs in the page. @param {string} name of a field, `submit`, or the text of a button or link */
function focusOn(name) {
  const control =
    document.querySelector(name === 'submit' ? 'form [type=submit]' : `[name="${name}"]`) ??
    Array.from(document.querySelectorAll('a, button, summary')).find(
      (each) => each.textContent?.trim() === name,
    );
  if (!(control instanceof HTMLElement)) throw new Error(`There is no ${name} on ${location.pathname}.`);
  control.focus();
}

/**
 * @param {import('./session.mjs').Session} session
 * @param {string} origin
 * @param {string} site
 * @param {Scenario} scenario
 * @returns {Promise<{ transcript: string, faults: string[] }>}
 */
export async function play({ browser, heard, press, type }, origin, site, scenario) {
  const { page, isBusy, fill, close } = await openPage(browser, origin, site, scenario);
  const perform = async (/** @type {string} */ step) => {
    const [word = '', ...rest] = step.split(' ');
    const text = rest.join(' ');
    if (word === 'read') return press('KP_Add');
    if (word === 'focus') return page.evaluate(focusOn, text);
    if (word === 'fill') return fill(JSON.parse(text));
    if (word !== 'type') return press(step);
    for (const letter of text) {
      await type(letter);
      await heard.settle(async () => false, LETTER_MS);
    }
  };
  try {
    await heard.settle(isBusy);
    heard.take();
    /** @type {string[]} */
    const lines = [];
    /** @type {string[]} */
    const faults = [];
    let before;
    for (const step of scenario.steps) {
      await perform(step);
      await heard.settle(isBusy);
      const words = heard.take();
      // No shopper enters values at once, so only messages count.
      const kept = step.startsWith('fill ') ? words.filter((each) => each.startsWith('live: ')) : words;
      lines.push(step, ...kept.map((each) => `  ${each}`));
      const here = await page.evaluate(whereFocusIs);
      if (step === 'Tab') faults.push(...orderFault(before, here));
      before = here;
    }
    return { transcript: `${lines.join('\n')}\n`, faults };
  } finally {
    await close();
  }
}
