/** Names of the cookies, shared with the page and with tracking. */
export const cookieNames = {
  session: '__Host-crema_session',
  csrf: '__Host-csrf',
  longTermToken: 'crema_ltt',
  site: 'site',
} as const;

/**
 * What the two protected cookies are also called on `http://localhost`. Chrome and Firefox keep secure cookies of a
 * loopback address without TLS, Safari refuses them. A page that is served anywhere else never gets or reads these.
 */
export const loopbackNames = { session: 'crema_session', csrf: 'crema_csrf' } as const;
