const from = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** What a Turkish mobile number begins with, three digits each: 500 to 509 and 530 to 561 (Registration §5). */
export const mobilePrefixes: readonly string[] = [...from(500, 509), ...from(530, 561)];

/** Whether a text is one of the prefixes, without blanks or a leading zero. Said once more, so that judging needs no list. */
export function isMobilePrefix(value: string): boolean {
  return /^5(?:0[0-9]|[345][0-9]|6[01])$/.test(value);
}
