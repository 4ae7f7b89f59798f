const isMobile = (segment: string | undefined) => segment === 'm';
const isPersonal = (segment: string | undefined) => /@|%40/.test(segment ?? '');

/**
 * The path of a page as it is reported: without the mobile site's `/m` at either end, and without a last segment that
 * contains an at-sign, which may be somebody's address (Tracking §2). `/m/a/b@c.de` becomes `/a`, `/market` stays.
 */
export function pagePath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const length = segments.length;
  if (isPersonal(segments.at(-1))) segments.pop();
  if (isMobile(segments[0])) segments.shift();
  if (isMobile(segments.at(-1))) segments.pop();
  return segments.length === length ? path : `/${segments.join('/')}`;
}
