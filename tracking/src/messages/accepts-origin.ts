/**
 * Whether messages from an origin are listened to: the page's own and those listed. An empty origin counts as own, since
 * only an event made in this very realm carries it. The opaque origin `null` is nobody's, not even a sandboxed page's own.
 */
export function acceptsOrigin(origin: string, own: string, allowed: readonly string[] = []): boolean {
  return origin === '' || (origin !== 'null' && (origin === own || allowed.includes(origin)));
}
