/** Whether nothing but blanks was entered: blank-only input counts as none (Registration §5). */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}
