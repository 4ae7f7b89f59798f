import { randomText } from '../security/ids.ts';

const form = /^[vc]\.[\w-]{43}$/;

/** A new session's id: 256 random bits. The letter saves a visitor's pages the query for a customer; it proves nothing. */
export function newSessionId(of: 'visitor' | 'customer'): string {
  return `${of === 'visitor' ? 'v' : 'c'}.${randomText(256)}`;
}

/** Narrows a cookie to an id of ours. */
export function isSessionId(text: string | undefined): text is string {
  return text !== undefined && form.test(text);
}

/** Whether the database may know a customer behind a session id. */
export function mayBeCustomer(id: string): boolean {
  return id.startsWith('c');
}
