import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

function signature(key: KeyObject, sessionId: string, nonce: string): string {
  return createHmac('sha256', key).update(`${sessionId}.${nonce}`).digest('base64url');
}

/** Whether two texts are equal, in a time that tells nothing about where they differ. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

// Of the sixteen bytes of a nonce the first four say when it was made, in seconds; the others are chance.
const timeBytes = 4;

/** A token that only the session it was made for can use: `nonce.HMAC(session, nonce)` (Registration §7). */
export function createCsrfToken(key: KeyObject, sessionId: string, now = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUInt32BE(Math.floor(now.getTime() / 1000) % 2 ** 32);
  const nonce = bytes.toString('base64url');
  return `${nonce}.${signature(key, sessionId, nonce)}`;
}

/** Whether a token was made for the visitor’s own session. */
export function isTokenOfSession(key: KeyObject, sessionId: string, token: string): boolean {
  const [nonce = '', mac = ''] = token.split('.', 2);
  return nonce !== '' && sameText(mac, signature(key, sessionId, nonce));
}

/**
 * The double submit: what was sent with the request equals the cookie, which another site cannot read, and belongs to
 * the session, which a neighbouring host that can write cookies does not know.
 */
export function isDoubleSubmit(
  key: KeyObject,
  sent: Readonly<Record<'sessionId' | 'cookie' | 'token', string | undefined>>,
): boolean {
  const { sessionId, cookie, token } = sent;
  if (sessionId === undefined || cookie === undefined || token === undefined) return false;
  return sameText(token, cookie) && isTokenOfSession(key, sessionId, token);
}

/** How many seconds ago a token was made, as far as it says so. One of an earlier version says any time. */
export function ageOfToken(token: string, now: Date): number {
  const bytes = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url');
  return bytes.length < timeBytes ? Number.POSITIVE_INFINITY : now.getTime() / 1000 - bytes.readUInt32BE();
}
