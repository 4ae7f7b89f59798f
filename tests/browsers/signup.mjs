/**
 * Registers in the built product with keys and mouse, as a shopper does. Each engine has its own way to lay
 * out, store and submit a form.
 */
import { isExpectedLog } from '../e2e/support/expected-log.ts';
import { freshEmail } from '../e2e/support/shopper.ts';
import { afterBack, afterBackToKept } from './signup-history.mjs';
import { emptySubmit, partsLeadOn, registersPlainly, refusal, showsPassword } from './signup-checks.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

/**
 * A visit of one shopper to one site.
 * @typedef {object} Visit
 * @property {Driver} driver
 * @property {string} address of the sign-up
 * @property {string} taken e-mail address that is registered by the check without JavaScript
 */

/** @typedef {{ title: string, run: (visit: Visit) => Promise<void> }} Check throws when it fails */

/**
 * Browsers that start one after another, and the checks in each. Only the last check of each may register,
 * because the shopper is logged in after it.
 * @type {readonly { options: import('./driver.mjs').Options, checks: readonly Check[] }[]}
 */
const browsers = [
  { options: { scripts: false }, checks: [registersPlainly] },
  { options: {}, checks: [emptySubmit, partsLeadOn, showsPassword, afterBack, refusal] },
  { options: { restores: true }, checks: [afterBackToKept] },
];

/**
 * @param {(options?: import('./driver.mjs').Options) => Promise<Driver>} launch
 * @param {{ origin: string, complaints: string[] }} product watched
 * @param {readonly string[]} sites
 * @param {(news: string) => void} news
 * @returns {Promise<string[]>} a line for each fault
 */
export async function trySignup(launch, { origin, complaints }, sites, news) {
  /** @type {string[]} */
  const faults = [];
  for (const site of sites) {
    const taken = freshEmail();
    for (const { options, checks } of browsers) {
      const driver = await launch(options);
      try {
        for (const { title, run } of checks) {
          news(`${site}: ${title}`);
          complaints.length = 0;
          const wrong = await run({ driver, address: `${origin}/signup?site=${site}`, taken }).then(
            () => [],
            async (error) => [
              `${error instanceof Error ? error.message : error} ${await whereabouts(driver)}`,
            ],
          );
          for (const fault of [...wrong, ...complaints.filter((each) => !isExpectedLog(each))])
            faults.push(`${site}: ${title}: ${fault}`);
        }
      } finally {
        await driver.close();
      }
    }
  }
  return faults;
}

/** Returns the facts that help to understand a failure. @param {Driver} driver */
const whereabouts = (driver) =>
  driver
    .evaluate(() => {
      const names = Array.from(document.querySelectorAll('[aria-invalid="true"]'), (field) =>
        field.getAttribute('name'),
      );
      const title = document.querySelector('h1')?.textContent;
      return `(at ${location.pathname}, under “${title}”, in error: ${names.join(', ') || 'nothing'})`;
    })
    .catch(() => '(the page does not answer)');
