/** The country of an address (Registration §5): required, and one of those the form offers. */
export function judgeCountry(value: string, offered: readonly string[]): string | undefined {
  return offered.includes(value) ? undefined : 'countryIsRequired';
}
