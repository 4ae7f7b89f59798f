import { randomText } from '../security/ids.ts';

const form = /^[vgc]\.[\w-]{43}$/;

const letters = { visitor: 'v', guest: 'g', customer: 'c' } as const;

/**
 * Creates a session id: a letter and 256 random bits. The letter saves a visitor's pages the query for a customer, and lets a page
 * thank a guest. It proves nothing.
 */
export function newSessionId(of: keyof typeof letters): string {
  return `${letters[of]}.${randomText(256)}`;
}

/** Narrows a cookie to an id of ours. */
export function isSessionId(text: string | undefined): text is string {
  return text !== undefined && form.test(text);
}

/** Returns true if the database may know a customer with this id. */
export function mayBeCustomer(id: string): boolean {
  return id.startsWith('c');
}

/** Returns true if the id is that of a shopper who registered as a guest. */
export function isGuestSession(id: string | undefined): boolean {
  return isSessionId(id) && id.startsWith('g');
}
