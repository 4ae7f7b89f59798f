import type { CountryIndex } from '../src/core/postal/country-index.ts';
import { foldCode, foldTown } from '../src/core/postal/fold.ts';
import { judgeIn } from '../src/core/postal/judge.ts';
import { type City, nameOnForm } from '../src/core/postal/read-cities.ts';
import { suggestIn } from '../src/core/postal/suggest.ts';
import { countOf, textAt } from '../src/core/postal/texts.ts';
import { codePlacesOf, codesFrom } from '../src/core/postal/towns-of.ts';

/** A number of questions, and the ones that were answered wrong. */
export interface Counted {
  readonly asked: number;
  /** The wrong results, each with the question and the answer: `CZ prag: Josefov`. */
  readonly wrong: readonly string[];
}

/** The quality of suggestions and judgements for the cities of the table. */
export interface PostalQuality {
  /** The first town suggested for each name of a city, in each listed spelling. */
  readonly byName: Counted;
  /** The first town suggested for each code of a city. */
  readonly byCode: Counted;
  /** Each code of a city with each name of it, all of which are true. */
  readonly pairs: Counted;
}

type Countries = ReadonlyMap<string, CountryIndex>;

/**
 * Returns true if a town is the city in either script, or one of the numbered districts that are written on Czech letters: `Praha
 * 1`.
 */
const isCity = (country: string, city: City, town: string): boolean =>
  town === city.name ||
  town === nameOnForm(country, city) ||
  (country === 'CZ' && town.replace(/ \d+$/, '') === city.name);

/** The towns of a country by each of their keys. */
function townsByKey({ towns }: CountryIndex): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (let town = 0; town < countOf(towns); town += 1) {
    const text = textAt(towns, town);
    for (const key of new Set([text, ...text.split('/')].map((name) => foldTown(name)))) {
      const same = byKey.get(key);
      if (same) same.push(town);
      else byKey.set(key, [town]);
    }
  }
  return byKey;
}

/** Returns each code that has a row with a name of the city, or that begins with one of its prefixes. */
function codesOf(
  index: CountryIndex,
  byKey: ReadonlyMap<string, readonly number[]>,
  { name, otherNames, prefixes }: City,
): readonly string[] {
  const codes = new Set<number>();
  for (const each of [name, ...otherNames]) {
    for (const town of byKey.get(foldTown(each)) ?? []) {
      for (const code of codePlacesOf(index, town)) codes.add(code);
    }
  }
  for (const prefix of prefixes) {
    const [from, to] = codesFrom(index, foldCode(prefix));
    for (let code = from; code < to; code += 1) codes.add(code);
  }
  return Array.from(codes, (code) => textAt(index.codes, code));
}

/** Asks for the cities of the table, in countries with postal data; of each city's codes for one in `step`. */
export function qualityOf(
  countries: Countries,
  table: ReadonlyMap<string, readonly City[]>,
  largest = Infinity,
  step = 1,
): PostalQuality {
  const counted = { byName: count(), byCode: count(), pairs: count() };
  for (const [country, index] of countries) {
    const byKey = townsByKey(index);
    for (const city of (table.get(country) ?? []).slice(0, largest)) {
      for (const spelling of [city.name, ...city.otherNames]) {
        const town = suggestIn(index, { city: spelling, activeField: 'city' }, 1)[0]?.city ?? 'nothing';
        counted.byName.add(isCity(country, city, town), `${country} ${spelling}: ${town}`);
      }
      for (const zipcode of codesOf(index, byKey, city).filter((_, place) => place % step === 0)) {
        const town = suggestIn(index, { zipcode, activeField: 'zipcode' }, 1)[0]?.city ?? 'nothing';
        counted.byCode.add(isCity(country, city, town), `${country} ${zipcode} ${city.name}: ${town}`);
        for (const spelling of [city.name, ...city.otherNames, ...city.ambiguousNames]) {
          const isTrue = judgeIn(index, zipcode, spelling) === 'match';
          counted.pairs.add(isTrue, `${country} ${zipcode} ${spelling}`);
        }
      }
    }
  }
  return { byName: counted.byName.result, byCode: counted.byCode.result, pairs: counted.pairs.result };
}

function count() {
  const result = { asked: 0, wrong: new Array<string>() };
  return {
    result,
    add: (isRight: boolean, question: string) => {
      result.asked += 1;
      if (!isRight) result.wrong.push(question);
    },
  };
}

/** The share of right answers, in percent. */
export const rightShare = ({ asked, wrong }: Counted): number =>
  asked === 0 ? 0 : (100 * (asked - wrong.length)) / asked;
