/**
 * Returns the address of the login that leads back to a page.
 * @param login address of the login, without a query
 * @param page path and query of the page
 */
export const loginLink = (login: string, page: string): string =>
  `${login}?returnTo=${encodeURIComponent(page)}`;
