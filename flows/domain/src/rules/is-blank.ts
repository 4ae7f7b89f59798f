// In a file of its own because pages need it at once, and the rules beside it later.

/** True for a text of blanks alone, which counts as no entry (Registration §5). */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}
