import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostalCode } from '../../../../../flows/domain/src/countries/postal-format.ts';
import { countryFor } from '../../../../../flows/domain/src/countries/countries.ts';
import { suggestingCountries } from '../../../../../flows/domain/src/countries/suggesting-countries.ts';
import { judgeTown } from '../../../../../flows/domain/src/fields/postal/postal-rules.ts';
import { among } from '../../../../../tests/support/combine.ts';
import { qualityOf, rightShare } from '../../../test-support/postal-quality.ts';
import { type CountryIndex, indexOf } from './country-index.ts';
import { foldCode, foldTown, keysOfTown } from './fold.ts';
import { judgeIn } from './judge.ts';
import { unpack } from './packed-file.ts';
import { readCities } from './read-cities.ts';
import { rankTowns } from './rank-towns.ts';
import { suggestIn } from './suggest.ts';
import { countOf, textAt, type Texts } from './texts.ts';
import { codesFrom, findCode, namePlacesOf, shownTownsOf, townPlacesOf } from './towns-of.ts';

const packed = readFileSync(join(import.meta.dirname, 'data/postal-codes.br'));
const columns = unpack(packed);
const countries = new Map([...columns].map(([code, each]) => [code, indexOf(each)]));
const every: readonly [string, CountryIndex][] = [...countries];

const unordered = (texts: Texts, keyOf: (text: string) => string): string[] => {
  const wrong: string[] = [];
  let before = '';
  for (let place = 0; place < countOf(texts); place += 1) {
    const key = keyOf(textAt(texts, place));
    if (key < before) wrong.push(key);
    before = key;
  }
  return wrong;
};

/** Any pair of any country: the place of its code and one of its towns. */
const pairs = fc
  .constantFrom(...every)
  .chain(([country, index]) =>
    fc
      .nat(countOf(index.codes) - 1)
      .chain((code) =>
        fc.constantFrom(...townPlacesOf(index, code)).map((town) => ({ country, index, code, town })),
      ),
  );

describe('the packed postal codes', () => {
  it('are those of 27 countries, in less than 4 MB', () => {
    expect([...countries.keys()].join(' ')).toBe(
      'AT BE BG CH CY CZ DE DK EE ES FI FR HR HU IS IT LI LT LU LV NO PL PT RO SE SI SK',
    );
    expect(every.reduce((sum, [, index]) => sum + index.townOfPair.length, 0)).toBe(590_762);
    expect(packed.length).toBeLessThan(4 * 1024 ** 2);
    expect(createHash('sha256').update(packed).digest('hex')).toBe(
      'c297111344c9bedc72ebe53bbd1d646be0e612f1804e0ae6415bc9eebd3ee11a',
    );
  });

  it('are of the countries in which a page asks for suggestions', () => {
    expect(suggestingCountries).toEqual([...countries.keys()]);
  });

  it('name the right town first for 97 % of the names and codes of listed cities, whose pairs are true', () => {
    // All codes take half a minute; `npm run bench:postal --prefix tests` asks for all of them, too.
    const [step] = among<number>([1], [10]);
    const { byName, byCode, pairs } = qualityOf(countries, readCities(), Infinity, step);
    expect(rightShare(byName)).toBeGreaterThanOrEqual(97);
    expect(rightShare(byCode)).toBeGreaterThanOrEqual(97);
    expect(rightShare(pairs)).toBeGreaterThanOrEqual(99.5);
  }, 240_000);

  it.each(every)('of %s stand in the order that is searched', (_, { towns, codes, otherKeys, names }) => {
    expect(unordered(names, (key) => key)).toEqual([]);
    expect(unordered(towns, (town) => keysOfTown(town)[0] ?? '')).toEqual([]);
    expect(unordered(codes, foldCode)).toEqual([]);
    expect(unordered(otherKeys, (key) => key)).toEqual([]);
  });
});

describe('any pair', () => {
  it('is found by its code, and by any beginning of its town', () => {
    fc.assert(
      fc.property(pairs, fc.integer({ min: 3, max: 30 }), ({ index, code, town }, letters) => {
        const name = textAt(index.towns, town);
        expect(findCode(index, textAt(index.codes, code))).toBe(code);
        for (const key of keysOfTown(name)) {
          const range = codesFrom(index, textAt(index.codes, code));
          const ranked = rankTowns(index, key.slice(0, letters).trim(), range, 1000);
          // Districts only judge.
          const isShown = shownTownsOf(index, code).includes(town);
          expect(ranked.some((each) => each.town === town)).toBe(isShown);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('matches', () => {
    fc.assert(
      fc.property(pairs, ({ index, code, town }) => {
        const name = textAt(index.towns, town);
        expect(judgeIn(index, textAt(index.codes, code), name)).toBe('match');
      }),
      { numRuns: 1000 },
    );
  });
});

const typed = pairs.chain(({ country, index, code, town }) =>
  fc.record({
    country: fc.constant(country),
    index: fc.constant(index),
    zipcode: fc.nat(3).map((signs) => foldCode(textAt(index.codes, code)).slice(0, signs)),
    city: fc.nat(8).map((letters) => foldTown(textAt(index.towns, town)).slice(0, letters)),
  }),
);

describe('any suggestion', () => {
  it('fits what was typed, has a code of its own, and is taken by the form', () => {
    fc.assert(
      fc.property(typed, ({ country, index, zipcode, city }) => {
        // If nothing fits both, the town decides alone. So either every suggestion begins with the typed code, or none does.
        const found = suggestIn(index, { zipcode, city, activeField: 'city' }, 5);
        const rules = countryFor(country);
        const fitting = found.filter((each) => foldCode(each.zipcode).startsWith(zipcode));
        expect([0, found.length]).toContain(fitting.length);
        expect(new Set(found.map((each) => each.zipcode)).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(5);
        for (const each of found) {
          const ofCode = townPlacesOf(index, findCode(index, each.zipcode) ?? 0);
          const names = Array.from(ofCode, (town) => Array.from(namePlacesOf(index, town))).flat();
          const keys = [...keysOfTown(each.city), ...names.map((name) => textAt(index.names, name))];
          expect(keys.some((key) => key.startsWith(city.trim()))).toBe(true);
          expect(rules.postal && isPostalCode(each.zipcode, rules.postal)).toBe(true);
          expect(judgeTown(each.city, each.zipcode, rules)).toBeUndefined();
          expect(judgeIn(index, each.zipcode, each.city)).toBe('match');
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['CZ', '110 00', 'Praha 1'],
  ['CZ', '602 00', 'Brno'],
  ['CZ', '301 00', 'Plzeň'],
  ['CZ', '738 01', 'Frýdek-Místek'],
  ['AT', '1010', 'Wien'],
  ['AT', '8010', 'Graz'],
  ['AT', '5020', 'Salzburg'],
  ['SK', '040 01', 'Košice'],
  ['SK', '811 01', 'Bratislava'],
  ['RO', '010011', 'București'],
  ['RO', '400001', 'Cluj-Napoca'],
  ['HR', '10000', 'Zagreb'],
  ['SI', '1000', 'Ljubljana'],
  ['IS', '101', 'Reykjavík'],
  ['EE', '10111', 'Tallinn'],
  ['BE', '1000', 'Bruxelles'],
  ['BE', '3800', 'Sint-Truiden'],
  ['CH', '2502', 'Biel/Bienne'],
  ['CH', '1201', 'Genève'],
  ['BG', '1000', 'Sofia'],
  ['ES', '07001', 'Palma'],
  ['FR', '92200', 'Neuilly-sur-Seine'],
  ['FR', '75056', 'Paris CEDEX 01'],
  ['SE', '120 71', 'Stockholm'],
])('names in %s for the code %s first %s', (country, zipcode, town) => {
  const index = countries.get(country);
  const [first] = index ? suggestIn(index, { zipcode, activeField: 'zipcode' }, 5) : [];
  expect(first?.city).toBe(town);
});

it.each([
  ['AT', 'wien', '1010 Wien'],
  ['AT', 'graz', '8010 Graz'],
  ['AT', 'Vídeň', '1010 Wien'],
  ['CZ', 'prag', '110 00 Praha 1'],
  ['CZ', 'praha', '110 00 Praha 1'],
  ['CH', 'Genf', '1200 Genève'],
  ['CH', 'bâle', '4000 Basel'],
  ['FI', 'helsingfors', '00100 Helsinki'],
  ['RO', 'Bucuresti', '010011 București'],
  ['DE', 'frankfurt', '60306 Frankfurt am Main'],
])('names in %s for %s first %s', (country, city, line) => {
  const index = countries.get(country);
  const [first] = index ? suggestIn(index, { city, activeField: 'city' }, 5) : [];
  expect(`${first?.zipcode} ${first?.city}`).toBe(line);
});

it.each([
  ['CZ', { zipcode: '1000' }, '100 00'],
  ['PL', { zipcode: '00002' }, '00-002'],
  ['PT', { zipcode: '2725079' }, '2725-079'],
  ['DE', { city: 'h' }, '20095'],
  ['AT', { city: 'sankt poelten' }, '3100'],
  ['FR', { zipcode: '30921' }, '30921'],
])('finds in %s for %j the code %s', (country, query, code) => {
  const index = countries.get(country);
  const [first] = index ? suggestIn(index, { ...query, activeField: 'city' }, 5) : [];
  expect(first?.zipcode).toBe(code);
});
