import { attempt } from './attempt.ts';

/** The value of a cookie as it stands among all cookies, such as `document.cookie` gives them; undefined when there is none. */
export function rawCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** The value of a cookie, decoded. One that is encoded wrongly is given as it stands. */
export function readCookie(cookies: string, name: string): string | undefined {
  const value = rawCookie(cookies, name);
  return value && (attempt(() => decodeURIComponent(value)) ?? value);
}
