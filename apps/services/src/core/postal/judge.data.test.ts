import { describe, expect, it } from 'vitest';
import { indexOfLines } from '../../../test-support/postal-index.ts';
import { judgeIn } from './judge.ts';
import { townsOf } from './towns-of.ts';

const index = indexOfLines(
  '60311 | Frankfurt am Main',
  '61348 | Bad Homburg vor der Höhe',
  '20095 | Hamburg',
  '20095 | Hamburg Altstadt',
  '3100 | St. Pölten',
  '100 00 | Žižkov',
  '2500 | Biel/Bienne',
  '2023 | Лисец / Lisec',
  '5600 | Bad',
  '86150 | Augsburg',
  '1000 | Ulm',
  '4000 | Aurolzmünster',
  '8613 | Mo i Rana',
  '35001 | Las Palmas de Gran Canaria',
  '03001 | Alacant',
  '83470 | Saint-Maximin-la-Sainte-Baume',
  '9500-370 | Arrifes',
  '9500-114 | Ponta Delgada',
  '9700-011 | Angra do Heroísmo',
);

describe('a code and a town', () => {
  it.each([
    ['60311', 'Frankfurt am Main'],
    ['60311', 'FRANKFURT'],
    ['60311', 'Frankfurt/M.'],
    ['60311', 'Frankfurt a. M.'],
    ['60311', 'Frankfurt am Main-Bornheim'],
    ['60311', 'Frankfrut am Main'],
    ['61348', 'Homburg'],
    ['61348', 'Bad Homburg v.d.H.'],
    ['20095', 'Hamburg-Altstadt'],
    ['20095', 'Hmaburg'],
    ['20095', 'Hambrg'],
    ['20095', 'Haamburg'],
    ['3100', 'Sankt Pölten'],
    ['3100', 'st poelten'],
    ['10000', 'zizkov'],
    ['CZ-100 00', 'ŽIŽKOV'],
    ['2500', 'Bienne'],
    ['2500', 'Biel/Bienne'],
    ['2023', 'Лисец'],
    ['2023', 'lisec'],
    ['2023', 'Лисец / Lisec'],
    ['4000', 'Aurolzmnüster'],
    ['1000', 'Ulm'],
    ['8613', 'Mo'],
    ['35001', 'PALMAS DE GRAN CANARIA, LAS'],
    ['35001', 'Las Palmas de Gran Canaria, Gran Canaria'],
    ['35001', 'Las Palmas (Gran Canaria)'],
    ['35001', 'Las Palmas de Gran Canaria - Las Palmas'],
    ['03001', 'Alicante/Alacant'],
    ['1000', 'Ulm-18'],
    ['83470', 'St Maximin la Ste Baume'],
    ['9500-370', 'Ponta Delgada'],
    ['9500370', 'ponta delgada'],
  ])('match: %s %s', (zipcode, city) => {
    expect(judgeIn(index, zipcode, city)).toBe('match');
  });

  it.each([
    ['20095', 'München'],
    ['20095', 'Hambxxx'],
    ['60311', 'Main Frankfort'],
    ['61348', 'Bad Vilbel'],
    ['86150', 'Au'],
    ['1000', 'Uln'],
    ['3100', 'Sankt Veit'],
    ['2023', 'София'],
    ['8613', 'M'],
    ['35001', 'Palmas, Los'],
    ['20095', 'München (Bayern)'],
    ['20095', 'München, Bayern'],
    ['9500-370', 'Angra do Heroísmo'],
  ])('do not match: %s %s', (zipcode, city) => {
    expect(judgeIn(index, zipcode, city)).toBe('mismatch');
  });

  it.each([
    ['99999', 'Hamburg'],
    ['2009', 'Hamburg'],
    ['200955', 'Hamburg'],
    ['', 'Hamburg'],
    ['20095', ''],
    ['20095', ' - '],
  ])('cannot be judged: %s %s', (zipcode, city) => {
    expect(judgeIn(index, zipcode, city)).toBe('unknown');
  });
});

it('names the towns of a code in the order of the file, as they can be typed', () => {
  expect(townsOf(index, '20095')).toEqual(['Hamburg', 'Hamburg Altstadt']);
  expect(townsOf(index, '2023')).toEqual(['Lisec']);
  expect(townsOf(index, '2009')).toEqual([]);
});
