const loneSurrogate = /\p{Surrogate}/u;

/**
 * Whether a text can be stored as it is: PostgreSQL refuses U+0000, and half of a surrogate pair has no UTF-8. No
 * keyboard writes either, so a request that holds one is malformed.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text);
}
