/** The interface through which the tests use a browser of any engine. */

/**
 * @typedef {'Tab' | 'ArrowDown' | ' '} Key
 */

/**
 * @typedef {object} Driver
 * @property {string} name like `Firefox 140.12.0`
 * @property {(address: string) => Promise<void>} open resolves when the page has loaded
 * @property {<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
 *   Promise<Awaited<Result>>} evaluate runs a function in the page. Arguments and result are sent as JSON
 * @property {(key: Key) => Promise<void>} press
 * @property {(text: string) => Promise<void>} type key by key, into the focused element
 * @property {(selector: string) => Promise<void>} click with the mouse, on the centre of the first match
 * @property {() => Promise<Uint8Array>} picture of the window's content, as a PNG
 * @property {() => Promise<void>} back
 * @property {() => Promise<void>} forward
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Options
 * @property {boolean} [scripts] true if pages may run scripts. @default true
 * @property {boolean} [restores] true to use the back/forward cache, in a browser that needs a setting for it
 */

/** The size of the viewport if the browser's own bars leave enough room, in CSS px. */
export const size = { width: 1280, height: 900 };

/** The timeout for an expected result on a busy machine. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Asks the page until the result is neither false nor nothing. A page that is being left cannot answer, so
 * this asks again.
 * @template {readonly unknown[]} Args
 * @template Result
 * @param {Driver} driver
 * @param {string} what the missing thing, as the end of "There is no …"
 * @param {(...args: Args) => Result} question
 * @param {Args} args
 * @returns {Promise<NonNullable<Awaited<Result>>>}
 */
export async function until(driver, what, question, ...args) {
  const end = performance.now() + TIMEOUT_MS;
  let trouble = '';
  while (performance.now() < end) {
    try {
      const answer = await driver.evaluate(question, ...args);
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      trouble = '';
    } catch (error) {
      trouble = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  throw new Error(`There is no ${what}${trouble}`);
}

/** Runs in the page. Scrolls an element into view and returns its centre. @param {string} selector */
export function middleOf(selector) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not on the page`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
