import type { Place } from '../../contract/places.ts';
import { provinceNames } from './province-names.gen.ts';

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
