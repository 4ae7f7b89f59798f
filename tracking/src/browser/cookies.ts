import { attempt } from './attempt.ts';

/** Returns the raw value of a cookie in the text of `document.cookie`, or undefined if there is none. */
export function rawCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Returns the decoded value of a cookie. A value that is encoded wrongly is returned unchanged. */
export function readCookie(cookies: string, name: string): string | undefined {
  const value = rawCookie(cookies, name);
  return value && (attempt(() => decodeURIComponent(value)) ?? value);
}

/** Attributes of a cookie. */
export interface CookieOptions {
  /** Whether the browser sends the cookie only over https. Set it on pages that came over https. */
  readonly secure: boolean;
  /** Lifetime in seconds. 0 removes the cookie. */
  readonly seconds: number;
}

/**
 * Returns the text that writes a cookie. The cookie belongs to the host and has no domain, because the domain of an older cookie
 * cannot be read and a wrong guess leaves two cookies of the same name.
 */
export function cookieText(name: string, value: string, { secure, seconds }: CookieOptions): string {
  const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
