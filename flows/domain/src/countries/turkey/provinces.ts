import { provinceList } from './provinces.gen.ts';

/** A Turkish province as an address form offers it (Registration §3). */
export interface Province {
  /** Number on its car plates and first two digits of its postal codes, `01` to `81`. */
  readonly id: string;
  readonly name: string;
  /** Names in Turkish alphabetical order. */
  readonly districts: readonly string[];
}

let parsed: readonly Province[] | undefined;

/** Returns all 81 provinces in Turkish alphabetical order. */
export function provinces(): readonly Province[] {
  parsed ??= parse(provinceList);
  return parsed;
}

/** Returns the districts of a province, by its name or plate. Empty for an unknown province. */
export function districtsOf(province: string): readonly string[] {
  return provinces().find(({ id, name }) => id === province || name === province)?.districts ?? [];
}

function parse(list: string): readonly Province[] {
  const { compare } = new Intl.Collator('tr');
  return list
    .split('\n')
    .map((line, index) => {
      const [name = '', ...districts] = line.split(',');
      return { id: String(index + 1).padStart(2, '0'), name, districts };
    })
    .sort((a, b) => compare(a.name, b.name));
}
