/** A place of generated streets. */
export interface Place {
  readonly zipcode: string;
  readonly city: string;
}

/** A query to a generated directory. */
export interface DirectoryQuery extends Place {
  readonly street: string;
  readonly limit: number;
}

/** A directory of invented streets, of any size. */
export interface StreetDirectory {
  readonly count: number;
  /** Finds streets that begin so, at a code or in a town, if one is given. */
  readonly find: (query: DirectoryQuery) => readonly (Place & { readonly street: string })[];
  /** Returns one street of each of `count` places, spread over all of them. */
  readonly sample: (count: number) => readonly (Place & { readonly street: string })[];
}

const firsts =
  'Ahorn Alt Amsel Bach Berg Birken Brunnen Buchen Dorf Eichen Erlen Feld Finken Garten Goethe Hafen Haupt Heide Hoch Jahn Kant Kirch Kloster Linden Lerchen Markt Mozart Mühlen Neu Ober Park Post Quell Ring Rosen Schiller Schloss Schul See Sonnen Stein Süd Tannen Tal Ulmen Unter Veilchen Wald Wasser Wiesen Ziegel'.split(
    ' ',
  );
const seconds =
  ' bad berg blick brücken burg dorf eck feld garten grund hain hof hügel kamp mühlen park platz rain tal turm wald wehr weiher wiesen'.split(
    ' ',
  );
const endings = ['straße', 'weg', 'gasse', 'allee', 'ring', 'platz', 'ufer', 'stieg', 'damm', 'pfad'];

const fold = (text: string) => text.toLocaleLowerCase('de');

/** All names, in the order in which they are looked up. */
const names = firsts
  .flatMap((first) => seconds.flatMap((second) => endings.map((ending) => first + second + ending)))
  .map((name) => ({ name, key: fold(name) }))
  .toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** The first place in an ordered list whose entry is not before a value. */
function firstFrom(length: number, isBefore: (at: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

const rangeOf = (typed: string): readonly [number, number] => {
  const key = fold(typed);
  const from = firstFrom(names.length, (at) => (names[at]?.key ?? '') < key);
  return [from, firstFrom(names.length, (at) => (names[at]?.key ?? '').slice(0, key.length) <= key)];
};

/** Generates the same streets for the same places and count, as many at each place. */
export function generateStreets(places: readonly Place[], count: number): StreetDirectory {
  const each = Math.ceil(count / places.length);
  let seed = 1;
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const streetsAt = places.map(() => Uint16Array.from({ length: each }, () => draw(names.length)).sort());
  const byCode = new Map(places.map(({ zipcode }, at) => [zipcode, [at]]));
  const everywhere = [...places.keys()];
  const byTown = new Map<string, number[]>();
  for (const [at, { city }] of places.entries()) {
    const town = byTown.get(fold(city)) ?? [];
    byTown.set(fold(city), town);
    town.push(at);
  }
  const streetOf = (at: number, name: number) => ({
    street: names[name]?.name ?? '',
    zipcode: places[at]?.zipcode ?? '',
    city: places[at]?.city ?? '',
  });
  return {
    count: each * places.length,
    find: ({ zipcode, city, street, limit }) => {
      const [from, to] = rangeOf(street);
      const where = zipcode !== '' ? byCode.get(zipcode) : city !== '' ? byTown.get(fold(city)) : everywhere;
      const found = new Map<string, ReturnType<typeof streetOf>>();
      for (const at of where ?? []) {
        const here = streetsAt[at] ?? new Uint16Array();
        for (let next = firstFrom(here.length, (one) => (here[one] ?? 0) < from); ; next += 1) {
          const name = here[next];
          if (name === undefined || name >= to || found.size >= limit) break;
          found.set(`${at} ${name}`, streetOf(at, name));
        }
        if (found.size >= limit) break;
      }
      return [...found.values()];
    },
    sample: (wanted) =>
      Array.from({ length: wanted }, (_, one) => {
        const at = Math.floor((one * places.length) / wanted);
        return streetOf(at, streetsAt[at]?.[draw(each)] ?? 0);
      }),
  };
}
