/**
 * Budgets of each page. They hold for the whole page, whatever is added to it; a route without an entry fails.
 * `scripts`: all but tracking's, as a multiple of react + react-dom alone, and `own` bytes that a flow may have beyond that.
 * `html`: the first response, in kB brotli.
 */
const pages = {
  'standalone-registration': { scripts: 1.356, html: 10 },
  'checkout-registration': { scripts: 1.35, html: 10 },
  'checkout-registration-without-password': { scripts: 1.35, html: 10 },
  // With the 81 provinces of Turkey, as on the address page, and the person's fields beside them.
  'checkout-registration-with-address-without-password': { scripts: 1.35, html: 11 },
  // The card's own 9 kB, and a response with its picture, its choice and three consents.
  'card-registration': { scripts: 1.357, own: 9 * 1024, html: 11.5 },
  'community-registration': { scripts: 1.35, html: 10 },
  'community-request': { scripts: 1.35, html: 10 },
  'community-welcome': { scripts: 1.35, html: 10 },
  'address-input': { scripts: 1.35, html: 10 },
  consents: { scripts: 1.35, html: 10 },
  confirm: { scripts: 1.35, html: 10 },
  'confirm-result': { scripts: 1.35, html: 10 },
  login: { scripts: 1.35, html: 10 },
  'login-after': { scripts: 1.35, html: 10 },
  password: { scripts: 1.35, html: 10 },
  'password-step': { scripts: 1.35, html: 10 },
  account: { scripts: 1.35, html: 10 },
  'account-changed': { scripts: 1.35, html: 10 },
  'thank-you': { scripts: 1.35, html: 10 },
};

export const budgets = {
  pages,
  /** The same for every page, in bytes gzip. */
  style: 5 * 1024,
  /** Budget of a page with the address form: that of any page, and the form's own 12 kB. */
  parts: (/** @type {number} */ floor) => floor * 1.357 + 12 * 1024,
};

/**
 * The tracking of every page, in bytes gzip. `ceiling`: the most that it may weigh while it is above its budget. Lower this number,
 * never raise it. docs/decisions/0027 says why tracking is above its budget.
 */
export const tracking = { budget: 8 * 1024, ceiling: 11.35 * 1024 };
