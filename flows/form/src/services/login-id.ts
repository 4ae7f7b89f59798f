import { readCookie } from './http-call.ts';

/** The bytes that a part of a token stands for, as a text. */
function decode(part: string): string {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/**
 * The login id of the customer who is logged in: the claim `lid` of the long-term login token (Registration §3). It names a
 * customer and proves nothing; who may write, the server's session decides.
 * @returns `undefined` without a token that can be read
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
