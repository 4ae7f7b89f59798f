import { hasAtSign } from '../browser/personal-text.ts';

const mobile = /^\/m(?=\/|$)|\/m\/?$/g;
const lastSegment = /\/[^/]*\/?$/;

/**
 * The path of a page as it is reported: without the mobile site's `/m` at either end, and without a last segment that
 * contains an at-sign, which may be somebody's address (Tracking §2). `/m/a/b@c.de` becomes `/a`, `/market` stays.
 */
export function pagePath(path: string): string {
  // At either end of what is left there may be the mobile site's part once more.
  const withoutPerson = (last: string) => (hasAtSign(last) ? '' : last);
  return path.replace(mobile, '').replace(lastSegment, withoutPerson).replace(mobile, '') || '/';
}
