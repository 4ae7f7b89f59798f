import { foldCode } from './fold.ts';
import { pragueNumber, townOf } from './known-cities.ts';
import type { City, Municipality } from './read-cities.ts';

interface BoxRule {
  /** Matches the towns in rows of boxes and large receivers. */
  readonly town?: RegExp;
  /** Matches the codes of boxes, if their numbers follow a rule. */
  readonly code?: RegExp;
}

/** Codes of post-office boxes and of single large receivers, as far as the source distinguishes them from others. */
const byCountry: Readonly<Record<string, BoxRule>> = {
  CH: { town: /\D \d+$/ },
  FI: { code: /^000|1$/ },
  FR: { town: / (?:CEDEX|SP|ARMEES|AIR)\b/ },
  IS: { code: /^1[2356]/ },
  SI: { town: / - (?!dostava)/ },
  SK: { town: /\D \d+$/ },
};

/** Returns true if no street has the code. */
function isBoxCode(country: string, code: string, towns: readonly string[]): boolean {
  const rule = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  if (!rule) return false;
  const { town } = rule;
  return rule.code?.test(code) ?? (town !== undefined && towns.every((each) => town.test(each)));
}

/** The facts about a country that the packing needs before it looks at a single code. */
export interface CountryNames {
  readonly country: string;
  /** The listed city that a name means. */
  readonly cityOf: (name: string) => City | undefined;
  /** The town of a row that names a district, see `collapse`. */
  readonly townOfDistrict: (row: string) => string | undefined;
  /** The share of a city's codes that lie in the region of a code. */
  readonly shareOf: (city: City, code: string) => number;
  /** The beginnings of codes that can be written with a city, the longest first. */
  readonly prefixes: readonly { readonly city: City; readonly prefix: string }[];
  /** Towns that addresses name in place of the one of the code. They judge, and are never suggested with it. */
  readonly municipalities: readonly Municipality[];
}

/** The towns of one code: those that are suggested, in order, and those that only judge. */
export interface TownsOfCode {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** True if the code belongs to boxes or to one large receiver. */
  readonly isBox: boolean;
}

/** If this many rows of a code are in one district, the district is suggested instead of one of them. */
const decisive = 3;

/** Districts of Tallinn, whose rows do not name the city. */
const bareDistricts: Readonly<Record<string, readonly string[]>> = {
  EE: ['Haabersti', 'Kesklinna', 'Kristiine', 'Lasnamäe', 'Mustamäe', 'Nõmme', 'Pirita', 'Põhja-Tallinna'],
};

/** One town of a code, and the facts that decide its place in the order. */
interface Shown {
  readonly town: string;
  readonly city: City | undefined;
  /** The probability that the city is meant: the share of its codes in the region. */
  readonly share: number;
  /** The number of rows that name it or a district of it. */
  readonly rows: number;
  /** The number of those rows that name districts. */
  readonly districts: number;
}

/** Puts the town first that stands on a letter with the code. */
function weightOf({ rows, districts, city, share }: Shown): number {
  if (districts >= decisive) return 4;
  if (!city || share === 0) return 0;
  return rows > 0 ? 2 + share : 1;
}

/** Arranges the rows of one code. */
export function townsOfCode(names: CountryNames, code: string, rows: ReadonlySet<string>): TownsOfCode {
  const { country, cityOf, townOfDistrict, shareOf, prefixes } = names;
  const isBox = isBoxCode(country, code, [...rows]);
  const shown = new Map<string, Shown>();
  const hidden = new Set<string>();
  const tails = new Set<string>(bareDistricts[country]);
  const show = (name: string, districts: number) => {
    const city = cityOf(name);
    const town = city ? townOf(country, city) : name;
    const share = city ? shareOf(city, code) : 0;
    const before = shown.get(town) ?? { town, city, share, rows: 0, districts: 0 };
    shown.set(town, { ...before, rows: before.rows + 1, districts: before.districts + districts });
  };
  for (const row of rows) {
    const whole = townOfDistrict(row);
    show(whole ?? row, whole === undefined ? 0 : 1);
    if (whole === undefined) continue;
    hidden.add(row);
    tails.add(row.slice(row.lastIndexOf('-') + 1));
  }
  const key = foldCode(code);
  for (const { city, prefix } of prefixes) {
    const town = townOf(country, city);
    if (!key.startsWith(prefix) || shown.has(town)) continue;
    // A large receiver in France has an address of its own: `75329 Paris CEDEX 07`.
    if (country === 'FR' && isBox) hidden.add(town);
    else shown.set(town, { town, city, share: 1, rows: 0, districts: 0 });
  }
  for (const { name, prefixes } of names.municipalities) {
    if (prefixes.some((prefix) => key.startsWith(foldCode(prefix)))) hidden.add(name);
  }
  const hide = (town: string) => void (shown.delete(town) && hidden.add(town));
  // Also if they have rows of their own: `110 00 Josefov` beside `110 00 Praha 1-Josefov`.
  for (const tail of tails) if (shown.size > 1 && !shown.get(tail)?.city) hide(tail);
  if ([...shown.keys()].some((town) => pragueNumber.test(town))) hide('Praha');
  const inOrder = [...shown.values()].sort((a, b) => weightOf(b) - weightOf(a)).map(({ town }) => town);
  return { shown: inOrder, hidden: [...hidden].filter((town) => !shown.has(town)), isBox };
}
