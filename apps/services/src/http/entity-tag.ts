import type { Encoding } from './encoding.ts';

/** The entity tag of one encoding of a content: other bytes are another representation (RFC 9110 8.8.3.3). */
export const entityTag = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Whether a browser or a cache that asks by `If-None-Match` has a representation already (RFC 9110 13.1.2). */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || listed.includes(tag);
}
