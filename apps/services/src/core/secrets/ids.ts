import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';

/** Unguessable text of so many bits, safe in a cookie, a header and an attribute. */
export function randomText(bits: number): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns a name of a text that only a holder of the key can make. It is always the same, and does not reveal the text. */
export function keyedName(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if a text is a UUID of any version. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
