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
 * One client for the page's life: it remembers under which key an unchanged form was sent. It marks the page from a submit until
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
 * Registers who has no session yet. A browser that keeps no cookies has its token refused although it is new, however often it
 * asks: its form goes to the server as it does without JavaScript, which takes it without cookies.
 *
 * @throws when the form has to be posted
 */
export const registerNewcomer: RegistrationServices['register'] = async (request) => {
  const outcome = await client.register(request);
  if (outcome.kind === 'failed' && outcome.problem === 'sessionExpired')
    throw new Error('The browser keeps no token; the form is posted without.');
  return outcome;
};

// The token comes with the first field that is left: not in the submit's way, and no cookie for merely looking.
addEventListener('focusout', () => client.prepare?.(), { once: true });

/** The login id of the customer who is logged in now, whichever tab did it. */
export const loggedInAs = () => loginIdOf(loginCookie);
