import { expect, it } from 'vitest';
import { columnsOf, indexOf, type Pair } from './country-index.ts';
import { judgeIn } from './judge.ts';
import { suggestIn } from './suggest.ts';
import { townsOf } from './towns-of.ts';
import { arrange } from './arrange.ts';
import type { City } from './read-cities.ts';

const city = (name: string, changed: Partial<City> = {}): City => ({
  name,
  population: 1000,
  otherNames: [],
  ambiguousNames: [],
  prefixes: [],
  officialNames: new Map(),
  ...changed,
});

function indexOfRows(country: string, cities: readonly City[], ...rows: readonly string[]) {
  const read = rows.map((row): Pair => {
    const [code = '', town = ''] = row.split(' | ');
    return [code, town];
  });
  const { pairs, facts } = arrange(country, read, cities);
  return indexOf(columnsOf(pairs, facts));
}

const graz = indexOfRows(
  'AT',
  [city('Graz', { otherNames: ['Štýrský Hradec'], prefixes: ['801'] })],
  '8010 | Hönigtal',
  '8010 | Graz,10.Bez.:Ries',
  '8010 | Graz,03.Bez.:Geidorf',
  '8010 | Graz,12.Bez.:Andritz',
  '8011 | Raaba',
  '8200 | Gleisdorf',
);

it('names the town of three districts before a village, and does not suggest the districts', () => {
  expect(townsOf(graz, '8010')).toEqual(['Graz', 'Hönigtal']);
  expect(suggestIn(graz, { city: 'graz,', activeField: 'city' }, 5).map(({ zipcode }) => zipcode)).toEqual([
    '8010',
    '8011',
  ]);
});

it('names a city before the villages of each code that it covers', () => {
  expect(townsOf(graz, '8011')).toEqual(['Graz', 'Raaba']);
  expect(townsOf(graz, '8200')).toEqual(['Gleisdorf']);
});

it.each([
  ['8010', 'Graz'],
  ['8010', 'Graz,10.Bez.:Ries'],
  ['8010', 'Hönigtal'],
  ['8011', 'Štýrský Hradec'],
  ['8011', 'stirsky hradec'],
])('takes %s %s', (zipcode, town) => {
  expect(judgeIn(graz, zipcode, town)).toBe('match');
});

it('takes a municipality for the codes that addresses write with it, and never suggests it with them', () => {
  const rows: readonly Pair[] = [
    ['71310', 'Vehmersalmi'],
    ['70100', 'Kuopio'],
    ['80100', 'Joensuu'],
  ];
  const { pairs, facts } = arrange('FI', rows, [city('Kuopio')], [{ name: 'Kuopio', prefixes: ['713'] }]);
  const index = indexOf(columnsOf(pairs, facts));
  expect(judgeIn(index, '71310', 'Kuopio')).toBe('match');
  expect(judgeIn(index, '80100', 'Kuopio')).toBe('mismatch');
  expect(townsOf(index, '71310')).toEqual(['Vehmersalmi']);
  expect(suggestIn(index, { city: 'kuopio', activeField: 'city' }, 5)).toEqual([
    { zipcode: '70100', city: 'Kuopio' },
  ]);
});

it('takes no name of a city for a code elsewhere', () => {
  expect(judgeIn(graz, '8200', 'Štýrský Hradec')).toBe('mismatch');
});

it('takes a name of two towns for that of the city with a code of it only', () => {
  const index = indexOfRows(
    'DE',
    [city('Lahr/Schwarzwald', { ambiguousNames: ['Lahrstadt'] })],
    '77933 | Lahr/Schwarzwald',
    '54675 | Lahrstadt',
  );
  expect(judgeIn(index, '77933', 'Lahrstadt')).toBe('match');
  expect(suggestIn(index, { city: 'lahrstadt', activeField: 'city' }, 5)).toEqual([
    { zipcode: '54675', city: 'Lahrstadt' },
  ]);
  expect(suggestIn(index, { city: 'lahrstadt', zipcode: '77', activeField: 'city' }, 5)).toEqual([
    { zipcode: '77933', city: 'Lahr/Schwarzwald' },
  ]);
});

it('writes a city as the table does, but leaves a village of a similar name alone', () => {
  const index = indexOfRows(
    'RO',
    [city('București', { prefixes: ['01'] }), city('Bühl')],
    '010011 | Bucureşti 15',
    '077815 | Buhl',
    '077816 | Bühl',
  );
  expect(townsOf(index, '010011')).toEqual(['București']);
  expect(townsOf(index, '077815')).toEqual(['Buhl']);
});

it('does not take a village that has a city’s name for the city of its code', () => {
  const cities = [city('Aalst', { population: 77_534 }), city('Sint-Truiden')];
  const index = indexOfRows(
    'BE',
    cities,
    '9300 | Aalst',
    '3800 | Aalst',
    '3800 | Brustem',
    '3800 | Sint-Truiden',
  );
  expect(townsOf(index, '3800')[0]).toBe('Sint-Truiden');
});

it('writes a city of two official languages in that of the site', () => {
  const officialNames = new Map([
    ['de', 'Biel'],
    ['fr', 'Bienne'],
  ]);
  const index = indexOfRows('CH', [city('Biel/Bienne', { officialNames })], '2502 | Biel/Bienne');
  const filled = (language?: string) =>
    suggestIn(index, { zipcode: '2502', activeField: 'zipcode', language }, 5)[0]?.city;
  expect([filled('de'), filled('fr'), filled('cs'), filled()]).toEqual([
    'Biel',
    'Bienne',
    'Biel/Bienne',
    'Biel/Bienne',
  ]);
  expect(townsOf(index, '2502', 'fr')).toEqual(['Bienne']);
  expect(['Biel', 'Bienne', 'Biel/Bienne'].map((name) => judgeIn(index, '2502', name))).toEqual([
    'match',
    'match',
    'match',
  ]);
});
