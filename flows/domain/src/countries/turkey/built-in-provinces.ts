import type { Place } from '../../contract/address-responses.ts';
import { provinceNames } from './province-names.gen.ts';
import type * as Provinces from './provinces.ts';

let sorted: readonly Place[] | undefined;

/** Returns all 81 provinces in Turkish alphabetical order, without their districts. A form offers them at once. */
export function builtInProvinces(): readonly Place[] {
  const { compare } = new Intl.Collator('tr');
  sorted ??= provinceNames
    .split(',')
    .map((name, index) => ({ id: String(index + 1).padStart(2, '0'), name }))
    .sort((a, b) => compare(a.name, b.name));
  return sorted;
}

let loading: Promise<typeof Provinces> | undefined;

/**
 * Fetches the built-in provinces and districts, for the case that the services for cities and districts fail (Registration §3, §7).
 * All callers share one download.
 * @throws the error of the import. The next call tries again, but older browsers remember a failed download until the page is left.
 */
export function loadProvinces(): Promise<typeof Provinces> {
  loading ??= import('./provinces.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
