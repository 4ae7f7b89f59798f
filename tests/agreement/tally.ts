import process from 'node:process';
import type { Issue } from '../../flows/domain/src/index.ts';
import type { RegistrationCase } from './registration-case.ts';
import { agreementSeed } from './runs.ts';

/** Returns the errors of one side for a case in a fixed order: field, code and parameters of the message. */
function saying(issues: readonly Issue[]): string {
  return issues
    .map(
      ({ field = '', code, params = {} }) =>
        `${field} ${code} ${JSON.stringify(params, Object.keys(params).sort())}`,
    )
    .sort()
    .join('\n');
}

/** Counts the cases and their errors, and records the differences between two sides. */
export interface Tally {
  readonly add: (tried: RegistrationCase, page: readonly Issue[], other: readonly Issue[]) => void;
  readonly total: () => number;
  /** The share in percent. */
  readonly invalid: () => number;
  /** The number of cases with each key. */
  readonly keys: ReadonlyMap<string, number>;
  /**
   * Returns the shortest cases for which the two sides disagree, or for which the errors are not the expected
   * ones.
   */
  readonly disagreements: () => readonly string[];
  readonly surprises: () => readonly string[];
}

const shortest = (texts: readonly string[]) => texts.toSorted((a, b) => a.length - b.length).slice(0, 3);

/** Creates an empty tally. */
export function createTally(): Tally {
  const keys = new Map<string, number>();
  const [disagreements, surprises]: [string[], string[]] = [[], []];
  let [total, invalid] = [0, 0];
  return {
    add: (tried, page, other) => {
      total += 1;
      if (page.length > 0) invalid += 1;
      const codes = [...new Set(page.map(({ code }) => code))].sort();
      for (const code of codes) keys.set(code, (keys.get(code) ?? 0) + 1);
      const [here, there] = [saying(page), saying(other)];
      if (here !== there) {
        disagreements.push(
          `${JSON.stringify(tried)}\nthe page returns:\n${here}\nthe server returns:\n${there}`,
        );
      }
      const foreseen = tried.aims && [...new Set(tried.aims)].sort().join(' ');
      if (foreseen !== undefined && foreseen !== codes.join(' ')) {
        surprises.push(`${JSON.stringify(tried)}\nexpected: ${foreseen}\nreturned:\n${here}`);
      }
    },
    total: () => total,
    invalid: () => (total === 0 ? 0 : (100 * invalid) / total),
    keys,
    disagreements: () => shortest(disagreements),
    surprises: () => shortest(surprises),
  };
}

/** Prints the number of compared cases and the keys that occurred least. */
export function report(what: string, tally: Tally, since: number, database: string): void {
  const rarest = [...tally.keys].toSorted(([, a], [, b]) => a - b).slice(0, 8);
  console.log(
    [
      `${tally.total()} ${what}, seed ${agreementSeed}: ${tally.invalid().toFixed(1)} % invalid, ${tally.keys.size} keys,`,
      `${((performance.now() - since) / 1000).toFixed(0)} s (Node ${process.versions.node}, ${database})`,
      `rarest keys: ${rarest.map(([key, count]) => `${key} ${count}`).join(', ')}`,
    ].join('\n'),
  );
}
