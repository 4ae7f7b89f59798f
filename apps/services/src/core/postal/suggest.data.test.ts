import { describe, expect, it } from 'vitest';
import { indexOfLines } from '../../../test-support/postal-index.ts';
import { suggestIn } from './suggest.ts';

const germany = indexOfLines(
  '20095 | Hamburg',
  '20095 | Hamburg Altstadt',
  '20097 | Hamburg',
  '20457 | Hamburg',
  '21035 | Hamburg Bergedorf',
  '21035 | Hambergen',
  '22765 | Hamburg Altona-Nord',
  '22765 | Hamburg',
  '27729 | Hambergen',
  '31785 | Hameln',
  '50667 | Köln',
  '53757 | Sankt Augustin',
  '70173 | Stuttgart',
  '80331 | München',
  '95213 | Münchberg',
  '56587 | Straßenhaus',
  '60311 | Frankfurt am Main',
);
const others = indexOfLines(
  '100 00 | Žižkov',
  '110 00 | Josefov',
  '00-950 | Warszawa',
  '2725-079 | Algueirão',
  '90-001 | Łódź',
  '1001 | København K',
  '34110 | Iğdır',
  '3100 | St. Pölten',
  '2023 | Лисец / Lisec',
  '93200 | Saint-Denis',
  '2500 | Biel/Bienne',
  '1234 | Kirche „Zum Hirten“',
);

const found = (index: typeof germany, query: { zipcode?: string; city?: string }, limit = 5) =>
  suggestIn(index, { ...query, activeField: query.city ? 'city' : 'zipcode' }, limit).map(
    ({ zipcode, city }) => `${zipcode} ${city}`,
  );

describe('a typed code', () => {
  it.each([
    ['1000', ['100 00 Žižkov']],
    ['100', ['100 00 Žižkov', '1001 København K']],
    ['00950', ['00-950 Warszawa']],
    ['00-9', ['00-950 Warszawa']],
    ['2725079', ['2725-079 Algueirão']],
    ['PT-2725', ['2725-079 Algueirão']],
    ['77', []],
  ])('%s finds the codes that begin so, whatever separates them', (zipcode, expected) => {
    expect(found(others, { zipcode }).toSorted()).toEqual(expected.toSorted());
  });

  it('suggests a code once, with the town that the file names first', () => {
    expect(found(germany, { zipcode: '2' })).toEqual([
      '20095 Hamburg',
      '20097 Hamburg',
      '20457 Hamburg',
      '21035 Hamburg Bergedorf',
      '22765 Hamburg Altona-Nord',
    ]);
  });
});

describe('a typed town', () => {
  it.each([
    ['lodz', '90-001 Łódź'],
    ['ŁÓ', '90-001 Łódź'],
    ['kobenhavn', '1001 København K'],
    ['koebenhavn', '1001 København K'],
    ['igdir', '34110 Iğdır'],
    ['IĞDIR', '34110 Iğdır'],
    ['IĞDİR', '34110 Iğdır'],
    ['st. pöl', '3100 St. Pölten'],
    ['sankt poel', '3100 St. Pölten'],
    ['sank', '3100 St. Pölten'],
    ['saint denis', '93200 Saint-Denis'],
    ['st-denis', '93200 Saint-Denis'],
    ['Лис', '2023 Лисец'],
    ['lis', '2023 Lisec'],
    ['biel', '2500 Biel/Bienne'],
    ['bienne', '2500 Biel/Bienne'],
  ])('%s finds %s', (city, expected) => {
    expect(found(others, { city })).toContain(expected);
  });

  it.each([
    ['munch', ['80331 München', '95213 Münchberg'].toSorted()],
    ['muench', ['80331 München', '95213 Münchberg'].toSorted()],
    ['STRASSE', ['56587 Straßenhaus']],
    ['straße', ['56587 Straßenhaus']],
    ['st', ['53757 Sankt Augustin', '56587 Straßenhaus', '70173 Stuttgart']],
    ['main', []],
    ['-', []],
  ])('%s finds the towns that begin so', (city, expected) => {
    expect(found(germany, { city }).toSorted()).toEqual(expected);
  });

  it('suggests the codes of a town that is typed whole before its districts', () => {
    expect(found(germany, { city: 'hamburg' })).toEqual([
      '20095 Hamburg',
      '20097 Hamburg',
      '20457 Hamburg',
      '22765 Hamburg',
      '21035 Hamburg Bergedorf',
    ]);
  });

  it('suggests a small town that is typed whole before any number of larger ones', () => {
    const larger = Array.from({ length: 100 }, (_, place) => `${1000 + place} | Bergen ${place % 50}`);
    const [first] = found(indexOfLines(...larger, '3000 | Berg'), { city: 'berg' });
    expect(first).toBe('3000 Berg');
  });

  it('suggests one code of each town that begins so, larger ones first, then more of their codes', () => {
    expect(found(germany, { city: 'ham' })).toEqual([
      '20095 Hamburg',
      '27729 Hambergen',
      '22765 Hamburg Altona-Nord',
      '21035 Hamburg Bergedorf',
      '31785 Hameln',
    ]);
  });

  it('suggests no town that the form would refuse', () => {
    expect(found(others, { city: 'kirche' })).toEqual([]);
    expect(found(others, { zipcode: '1234' })).toEqual([]);
  });

  it('suggests as many as asked for, always the same', () => {
    expect(found(germany, { city: 'h' }, 2)).toEqual(['20095 Hamburg', '27729 Hambergen']);
    expect(found(germany, { city: 'h' }, 2)).toEqual(found(germany, { city: 'h' }, 2));
  });
});

describe('a code and a town', () => {
  it.each([
    ['22', 'hamb', ['22765 Hamburg']],
    ['2', 'hambe', ['21035 Hambergen', '27729 Hambergen']],
    ['20', 'h', ['20095 Hamburg', '20097 Hamburg', '20457 Hamburg']],
  ])('are both kept to: %s %s', (zipcode, city, expected) => {
    expect(found(germany, { zipcode, city })).toEqual(expect.arrayContaining(expected));
    for (const each of found(germany, { zipcode, city })) expect(each.startsWith(zipcode)).toBe(true);
  });

  it('that never fit leave the word to the field that is being typed in', () => {
    const query = { zipcode: '803', city: 'Hameln' };
    expect(suggestIn(germany, { ...query, activeField: 'zipcode' }, 5)).toEqual([
      { zipcode: '80331', city: 'München' },
    ]);
    expect(suggestIn(germany, { ...query, activeField: 'city' }, 5)).toEqual([
      { zipcode: '31785', city: 'Hameln' },
    ]);
  });
});

it.each([
  ['nothing typed', { activeField: 'city' as const }],
  ['blanks', { zipcode: ' ', city: ' ', activeField: 'zipcode' as const }],
  ['a street', { zipcode: '2', city: 'h', activeField: 'street' as const }],
])('suggests nothing for %s', (_, query) => {
  expect(suggestIn(germany, query, 5)).toEqual([]);
});
