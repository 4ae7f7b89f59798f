/** Answers about a name, from the other rows of the country and from the table of cities. */
export interface KnownTowns {
  /** Returns true if the name is a town of its own, or a listed city. */
  readonly isTown: (name: string) => boolean;
  readonly isCity: (name: string) => boolean;
  /** Returns how many rows begin with the name and a hyphen. */
  readonly tailsOf: (head: string) => number;
}

type Collapse = (town: string, known: KnownTowns) => string | undefined;

const finalNumber = /^(\P{N}*[^\s\p{N}]) \d+$/u;

/** `Wien, Innere Stadt` and `Graz,10.Bez.:Ries`. */
const atComma: Collapse = (town) => {
  const comma = town.indexOf(',');
  return comma > 0 ? town.slice(0, comma).trim() : undefined;
};

/** `Bucureşti 15`. */
const atNumber: Collapse = (town) => finalNumber.exec(town)?.[1];

/** `Ljubljana - dostava`. */
const atDash: Collapse = (town) => {
  const dash = town.indexOf(' - ');
  return dash > 0 ? town.slice(0, dash).trim() : undefined;
};

/** Fewer rows than these may be a town of two names, such as `Frýdek-Místek`. */
const enoughTails = 3;

/** `Zagreb-Trnje`, if `Zagreb` is known as a town or has at least three parts. */
const atHyphen: Collapse = (town, { isTown, isCity, tailsOf }) => {
  if (isCity(town)) return undefined;
  const heads = Array.from(town.matchAll(/(?<=\S)-(?=\S)/g), ({ index }) =>
    town.slice(0, index),
  ).toReversed();
  return (
    heads.find((head) => isCity(head)) ?? heads.find((head) => tailsOf(head) >= enoughTails || isTown(head))
  );
};

/** Collapses numbered districts, except those of Prague, which people write on letters. */
const czech: Collapse = (town, known) => {
  const isNumbered = (name: string) => known.isCity(finalNumber.exec(name)?.[1] ?? '');
  const isTown = (name: string) => known.isTown(name) || isNumbered(name);
  const head = atHyphen(town, { ...known, isTown }) ?? town;
  const city = finalNumber.exec(head)?.[1];
  const whole = city !== undefined && city !== 'Praha' && known.isCity(city) ? city : head;
  return whole === town ? undefined : whole;
};

const oneAfterAnother =
  (...steps: readonly Collapse[]): Collapse =>
  (town, known) => {
    const whole = steps.reduce((name, step) => step(name, known) ?? name, town);
    return whole === town ? undefined : whole;
  };

/**
 * The ways in which the rows of a country name districts and post offices. There is no general rule. A hyphen ends a town in
 * Zagreb, but belongs to the town in Neuilly-sur-Seine.
 */
const byCountry: Readonly<Record<string, Collapse>> = {
  AT: atComma,
  CZ: czech,
  HR: atHyphen,
  IS: oneAfterAnother(atDash, atNumber),
  RO: atNumber,
  SI: oneAfterAnother(atDash, atHyphen),
  SK: oneAfterAnother(atNumber, atHyphen),
};

/**
 * Finds the town that people write on a letter to a district.
 * @returns `undefined` for a row that is no district
 * @example collapse('AT', 'Wien, Innere Stadt', known) // 'Wien'
 */
export const collapse = (country: string, town: string, known: KnownTowns): string | undefined =>
  Object.hasOwn(byCountry, country) ? byCountry[country]?.(town, known) : undefined;
