import { readFileSync } from 'node:fs';
import { indexOf } from '../../src/core/postal/country-index.ts';
import { unpack } from '../../src/core/postal/packed-file.ts';
import { countOf, textAt } from '../../src/core/postal/texts.ts';
import { shownSpelling, shownTownsOf } from '../../src/core/postal/towns-of.ts';
import type { Place } from './generated-streets.ts';

const file = new URL('../../src/core/postal/data/postal-codes.br', import.meta.url);

/** Every code of a country with its first town. */
export function placesOf(country: string): readonly Place[] {
  const columns = unpack(readFileSync(file)).get(country);
  if (!columns) return [];
  const index = indexOf(columns);
  return Array.from({ length: countOf(index.codes) }, (_, code): Place => {
    const [town = 0] = shownTownsOf(index, code);
    return { zipcode: textAt(index.codes, code), city: shownSpelling(textAt(index.towns, town)) ?? '' };
  }).filter(({ city }) => city !== '');
}
