import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

function signature(key: KeyObject, sessionId: string, nonce: string): string {
  return createHmac('sha256', key).update(`${sessionId}.${nonce}`).digest('base64url');
}

/** Returns true if two texts are equal, in a time that does not reveal where they differ. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

// A nonce has sixteen bytes. The first four are the time of its creation, in seconds, and the others are random.
const timeBytes = 4;

/** Creates a token that only works with its session: `nonce.HMAC(session, nonce)` (Registration §7). */
export function createCsrfToken(key: KeyObject, sessionId: string, now = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUInt32BE(Math.floor(now.getTime() / 1000) % 2 ** 32);
  const nonce = bytes.toString('base64url');
  return `${nonce}.${signature(key, sessionId, nonce)}`;
}

/** Returns true if a token was created for the visitor's own session. */
export function isTokenOfSession(key: KeyObject, sessionId: string, token: string): boolean {
  const [nonce = '', mac = ''] = token.split('.', 2);
  return nonce !== '' && sameText(mac, signature(key, sessionId, nonce));
}

/**
 * Checks the double submit. The token of the request must equal the cookie, which another site cannot read. It must also belong to
 * the session, which a neighbouring host does not know, although it can write cookies.
 */
export function isDoubleSubmit(
  key: KeyObject,
  sent: Readonly<Record<'sessionId' | 'cookie' | 'token', string | undefined>>,
): boolean {
  const { sessionId, cookie, token } = sent;
  if (sessionId === undefined || cookie === undefined || token === undefined) return false;
  return sameText(token, cookie) && isTokenOfSession(key, sessionId, token);
}

/** Returns the age of a token in seconds, as the token states it. A token of an earlier version can have any age. */
export function ageOfToken(token: string, now: Date): number {
  const bytes = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url');
  return bytes.length < timeBytes ? Number.POSITIVE_INFINITY : now.getTime() / 1000 - bytes.readUInt32BE();
}
