import type { CountryField } from '../planned-field.ts';

/** Judges the country of an address (Registration §5): required, and one that the form offers. */
export function judgeCountry(value: string, { options }: Pick<CountryField, 'options'>): string | undefined {
  return options.includes(value) ? undefined : 'countryIsRequired';
}
