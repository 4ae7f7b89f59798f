import type { CountryIndex } from './country-index.ts';
import { foldTown } from './fold.ts';
import { resembles } from './resembles.ts';
import { textAt } from './texts.ts';
import { findCode, townPlacesOf } from './towns-of.ts';

/** Whether a code and a town belong together; `unknown` where the data cannot say. */
export type Judgement = 'match' | 'mismatch' | 'unknown';

/**
 * Judges a whole code with a whole town. The data lacks codes and spellings, so a mistake is found only where the code is there and
 * none of its towns resembles the typed one.
 */
export function judgeIn(index: CountryIndex, zipcode: string, city: string): Judgement {
  const code = findCode(index, zipcode);
  if (code === undefined || foldTown(city) === '') return 'unknown';
  const towns = townPlacesOf(index, code);
  return towns.some((town) => resembles(city, textAt(index.towns, town))) ? 'match' : 'mismatch';
}
