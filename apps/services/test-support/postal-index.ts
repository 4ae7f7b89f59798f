import { type CountryIndex, columnsOf, indexOf, type Pair } from '../src/core/postal/country-index.ts';

/** The index of some pairs, written as a file has them but with a blank around the bar: `20095 | Hamburg`. */
export function indexOfLines(...lines: readonly string[]): CountryIndex {
  return indexOf(
    columnsOf(
      lines.map((line): Pair => {
        const [code = '', town = ''] = line.split(' | ');
        return [code, town];
      }),
    ),
  );
}
