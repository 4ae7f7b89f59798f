// The annotations let a build drop the list where only the pattern is used.
/* @__NO_SIDE_EFFECTS__ */
const from = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** The prefixes of Turkish mobile numbers, three digits each: 500 to 509 and 530 to 561 (Registration §5). */
export const mobilePrefixes: readonly string[] = /* @__PURE__ */ from(500, 509).concat(from(530, 561));

/** True for one of the prefixes, without blanks or a leading zero. A pattern, so that a page with the rule needs no list. */
export function isMobilePrefix(value: string): boolean {
  return /^5(?:0[0-9]|[345][0-9]|6[01])$/.test(value);
}
