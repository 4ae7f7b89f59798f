import type { RegistrationServices } from '@crema/flow-form';
import { httpServices, loginIdOf } from '@crema/flow-form/services';
import { sendingMark, trackingMark } from '@crema/page-shell/fixed-names';
import { callOptions, loginCookie } from './call-options.ts';

// On a customer's page.
const pageKey = document.querySelector<HTMLInputElement>('[name="idempotencyKey"]')?.value;

const services = httpServices({
  ...callOptions,
  firstKey: pageKey,
  headers: () => {
    const tracking = document.body.dataset[trackingMark];
    return tracking ? { 'X-Tracking': tracking } : {};
  },
});

/**
 * The one client of a page. It remembers the idempotency key of an unchanged form. It marks the page from a submit until
 * the submit has failed. After a success the mark stays, because the page then opens the next one by itself.
 */
export const client: RegistrationServices = {
  ...services,
  register: async (request) => {
    const page = document.body.dataset;
    page[sendingMark] = '';
    let isRegistered = false;
    try {
      const outcome = await services.register(request);
      isRegistered = outcome.kind === 'created';
      return outcome;
    } finally {
      if (!isRegistered) delete page[sendingMark];
    }
  },
};

/**
 * Registers a shopper who has no session yet. If the browser keeps no cookies, the server refuses every token, even a new one. The
 * browser then posts the form as without JavaScript, and the server accepts that without cookies.
 *
 * @throws if the browser has to post the form
 */
export const registerNewcomer: RegistrationServices['register'] = async (request) => {
  const outcome = await client.register(request);
  if (outcome.kind === 'failed' && outcome.problem === 'sessionExpired')
    throw new Error('The browser keeps no token; the form is posted without.');
  return outcome;
};

// The token is fetched when the first field is left. So no submit waits for it, and a visitor who only looks gets no cookie.
addEventListener('focusout', () => client.prepare?.(), { once: true });

/** Returns the login id of the customer who is logged in now, in this tab or in another one. */
export const loggedInAs = () => loginIdOf(loginCookie);
