import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomText } from './ids.ts';

function signature(key: Uint8Array, sessionId: string, nonce: string): string {
  return createHmac('sha256', key).update(`${sessionId}.${nonce}`).digest('base64url');
}

/** Whether two texts are equal, in a time that tells nothing about where they differ. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A token that only the session it was made for can use: `nonce.HMAC(session, nonce)` (Registration §7). */
export function createCsrfToken(key: Uint8Array, sessionId: string): string {
  const nonce = randomText(128);
  return `${nonce}.${signature(key, sessionId, nonce)}`;
}

/** Whether a token was made for the visitor’s own session. */
export function isTokenOfSession(key: Uint8Array, sessionId: string, token: string): boolean {
  const [nonce = '', mac = ''] = token.split('.', 2);
  return nonce !== '' && sameText(mac, signature(key, sessionId, nonce));
}

/**
 * The double submit: what was sent with the request equals the cookie, which another site cannot read, and belongs to
 * the session, which a neighbouring host that can write cookies does not know.
 */
export function isDoubleSubmit(
  key: Uint8Array,
  sent: Readonly<Record<'sessionId' | 'cookie' | 'token', string | undefined>>,
): boolean {
  const { sessionId, cookie, token } = sent;
  if (sessionId === undefined || cookie === undefined || token === undefined) return false;
  return sameText(token, cookie) && isTokenOfSession(key, sessionId, token);
}
