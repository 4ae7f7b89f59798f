/** How a cookie is written. */
export interface CookieOptions {
  /** Whether only https carries it; so it ought to be on a page that came that way. */
  readonly secure: boolean;
  /** How long it lives; 0 removes it. */
  readonly seconds: number;
}

/**
 * The text that writes a cookie. It is the host's own, without a domain: what an older cookie's domain was cannot be read,
 * and one that is guessed wrongly leaves two of the same name.
 */
export function cookieText(name: string, value: string, { secure, seconds }: CookieOptions): string {
  const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
