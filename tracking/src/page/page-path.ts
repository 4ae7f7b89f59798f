const mobile = /^\/m(?=\/|$)|\/m\/?$/g;
const personal = /\/[^/]*(@|%40)[^/]*\/?$/;

/**
 * The path of a page as it is reported: without the mobile site's `/m` at either end, and without a last segment that
 * contains an at-sign, which may be somebody's address (Tracking §2). `/m/a/b@c.de` becomes `/a`, `/market` stays.
 */
export function pagePath(path: string): string {
  // At either end of what is left there may be the mobile site's part once more.
  return path.replace(mobile, '').replace(personal, '').replace(mobile, '') || '/';
}
