/**
 * The path of a page as it is reported: without the mobile site's `/m` at either end, and without a last segment that
 * contains an at-sign, which may be somebody's address (Tracking §2). `/m/a/b@c.de` becomes `/a`, `/market` stays.
 */
export function pagePath(path: string): string {
  const [, last = ''] = /([^/]+)\/?$/.exec(path) ?? [];
  const impersonal = /@|%40/.test(last) ? path.slice(0, path.lastIndexOf(last) - 1) : path;
  return impersonal.replace(/^\/m(?=\/|$)|\/m\/?$/g, '') || '/';
}
