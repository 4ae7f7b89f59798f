/** Plays a scenario: keys for a page, and the words that Orca says after each. */
import { dayIn } from '../../apps/registration/src/page/day-in.ts';
import { siteFor } from '../../flows/domain/src/index.ts';
import { NOT_HERE } from './differences.mjs';
import { openPage } from './page.mjs';
import { orderFault, whereFocusIs } from './order.mjs';
import { inOneLine, withoutDay } from './plain.mjs';
import { textsFor, textsOn } from './site-texts.mjs';

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
 * @property {readonly string[]} steps each `read` (the whole page, from the cursor), `focus` with the name of a field or the German text
 *   of a button, `fill` with values by the names of their fields, `type` with a text, or a key as X names it
 */

/** Messages that a page says while a service is slow. A fast answer may come before Orca has said them, so they are left out. */
const WAITING = ['a11y.loading', 'card.address.loading'];

/**
 * Runs in the page. Returns false if the page has no such control.
 * @param {string} name of a field, or `submit`
 * @param {readonly string[]} texts of a button or link
 */
function focusOn(name, texts) {
  const control =
    document.querySelector(name === 'submit' ? 'form [type=submit]' : `[name="${name}"]`) ??
    Array.from(document.querySelectorAll('a, button, summary')).find((each) =>
      texts.includes(each.textContent?.trim() ?? ''),
    );
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}

/** Runs in the page. Returns what is in another language than the page. Orca 43 reads it with one voice, so its words do not show it. */
const otherLanguages = () =>
  Array.from(document.querySelectorAll('body [lang]'))
    .filter((each) => each.getAttribute('lang') !== document.documentElement.lang)
    .map((each) => `${each.getAttribute('lang')}: ${each.textContent?.trim()}`);

/** `write` says so if a page lacks a field or an option. */
const LACKS = /(?:Nothing can be written into \S+|\S+ has no option \S+)\./;

/**
 * @param {import('./session.mjs').Session} session
 * @param {string} origin
 * @param {import('../../flows/domain/src/index.ts').SiteKey} site
 * @param {Scenario} scenario
 * @returns {Promise<{ transcript: string, faults: string[] }>} the transcript ends where the page lacks what a step needs
 */
export async function play({ browser, heard, press, type }, origin, site, scenario) {
  const { page, isBusy, fill, close } = await openPage(browser, origin, site, scenario);
  const texts = textsOn(site);
  const slow = new Set(WAITING.map((key) => `live: ${inOneLine(texts[key] ?? '')}`));
  const perform = async (/** @type {string} */ step) => {
    const [word = '', ...rest] = step.split(' ');
    const text = rest.join(' ');
    if (word === 'read') return press('KP_Add');
    if (word === 'focus') {
      const hasFocus = await page.evaluate(focusOn, text, textsFor(text, texts));
      return hasFocus ? undefined : `There is no ${text}.`;
    }
    if (word === 'fill')
      return fill(JSON.parse(text)).catch((error) => {
        const [lacking] = LACKS.exec(String(error)) ?? [];
        if (lacking === undefined) throw error;
        return lacking;
      });
    if (word !== 'type') return press(step);
    for (const letter of text) {
      await type(letter);
      await heard.settle(async () => false, LETTER_MS);
    }
    return undefined;
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
      const lacking = await perform(step);
      if (lacking !== undefined) {
        lines.push(step, `${NOT_HERE}${lacking}`);
        break;
      }
      await heard.settle(isBusy);
      const words = heard.take().filter((each) => !slow.has(each));
      // No shopper enters values at once, so only messages count.
      const kept = step.startsWith('fill ') ? words.filter((each) => each.startsWith('live: ')) : words;
      lines.push(step, ...kept.map((each) => `  ${each}`));
      if (step === 'read')
        lines.push(...(await page.evaluate(otherLanguages)).map((each) => `  lang ${each}`));
      const here = await page.evaluate(whereFocusIs);
      if (step === 'Tab') faults.push(...orderFault(before, here));
      before = here;
    }
    const transcript = `${lines.join('\n')}\n`.replaceAll(`?site=${site}`, '');
    return { transcript: withoutDay(transcript, dayIn(siteFor(site), new Date())), faults };
  } finally {
    await close();
  }
}
