import { httpServices, loginIdOf } from '@crema/flow-form/services';

// On a customer's page.
const pageKey = document.querySelector<HTMLInputElement>('[name="idempotencyKey"]')?.value;

/** One client for the page's life: it remembers under which key an unchanged form was sent. */
export const client = httpServices({ firstKey: pageKey });

// The token comes with the first field that is left: not in the submit's way, and no cookie for merely looking.
addEventListener('focusout', () => client.prepare?.(), { once: true });

/** The login id of the customer who is logged in now, whichever tab did it. */
export const loggedInAs = () => loginIdOf('crema_ltt');
