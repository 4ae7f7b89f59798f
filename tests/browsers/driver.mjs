/**
 * The one way in which the tests use a browser, whatever its engine.
 */

/**
 * @typedef {'Tab' | 'ArrowDown' | ' '} Key
 */

/**
 * @typedef {object} Driver
 * @property {string} name like `Firefox 140.12.0`
 * @property {(address: string) => Promise<void>} open until it has loaded
 * @property {<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>} evaluate
 *   runs a function in the page; what goes in and comes out passes as JSON
 * @property {(key: Key) => Promise<void>} press
 * @property {(text: string) => Promise<void>} type key by key, wherever the focus is
 * @property {(selector: string) => Promise<void>} click with the mouse, on the middle of the first one found
 * @property {() => Promise<Uint8Array>} picture what the window shows, as a PNG
 * @property {() => Promise<void>} back
 * @property {() => Promise<void>} forward
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Options
 * @property {boolean} [scripts] whether pages may run scripts; they may by default
 * @property {boolean} [restores] keep left pages as they are for the way back, where that has to be asked for
 */

/** Of the window's inside, where the browser's own bars leave it. In CSS px. */
export const size = { width: 1280, height: 900 };

/** How long something may take that has to come, on a busy machine. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Asks the page until the answer is neither false nor nothing. A page that is being left cannot answer; it is asked again.
 * @template {readonly unknown[]} Args
 * @template Result
 * @param {Driver} driver
 * @param {string} what completes "There is no …"
 * @param {(...args: Args) => Result} question
 * @param {Args} args
 * @returns {Promise<NonNullable<Awaited<Result>>>}
 */
export async function until(driver, what, question, ...args) {
  const end = performance.now() + PATIENCE_MS;
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

/** Runs in the page: the middle of an element, once it is in view. @param {string} selector */
export function middleOf(selector) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not on the page`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
