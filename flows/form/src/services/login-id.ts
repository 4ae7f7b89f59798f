import { readCookie } from './http-call.ts';

/** Decodes a part of a token to a text. */
function decode(part: string): string {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/**
 * Returns the login id of the customer who is logged in: the claim `lid` of the long-term login token (Registration §3). It
 * names a customer and proves nothing. The server's session decides who may write.
 * @returns `undefined` without a readable token
 */
export function loginIdOf(cookie: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(decode(readCookie([cookie]).split('.')[1] ?? ''));
    if (typeof claims !== 'object' || claims === null || !('lid' in claims)) return undefined;
    return typeof claims.lid === 'string' ? claims.lid : undefined;
  } catch {
    return undefined;
  }
}
