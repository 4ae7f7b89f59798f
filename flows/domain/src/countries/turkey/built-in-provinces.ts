import type { Place } from '../../contract/address-responses.ts';
import { provinceNames } from './province-names.gen.ts';
import type * as Provinces from './provinces.ts';

let sorted: readonly Place[] | undefined;

/** All 81 provinces in Turkish alphabetical order, without their districts: what a form offers before anybody answers. */
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
 * The built-in provinces and districts, used when the services for cities and districts fail (Registration §3, §7).
 * They are a chunk of their own: nobody downloads them before asking, and everybody who asks shares one download.
 * @throws what the import throws. The next call tries anew, though older browsers remember a failed download for as
 *   long as the page lives.
 */
export function loadProvinces(): Promise<typeof Provinces> {
  loading ??= import('./provinces.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
