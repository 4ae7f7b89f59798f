import process from 'node:process';
import type { Issue } from '../../flows/domain/src/index.ts';
import type { RegistrationCase } from './registration-case.ts';
import { agreementSeed } from './runs.ts';

/** What one side says of a case, in an order of its own: field, code and what the message speaks of. */
function saying(issues: readonly Issue[]): string {
  return issues
    .map(
      ({ field = '', code, params = {} }) =>
        `${field} ${code} ${JSON.stringify(params, Object.keys(params).sort())}`,
    )
    .sort()
    .join('\n');
}

/** Counts the cases, what was said of them, and where two sides differed. */
export interface Tally {
  readonly add: (tried: RegistrationCase, page: readonly Issue[], other: readonly Issue[]) => void;
  readonly total: () => number;
  /** In percent. */
  readonly invalid: () => number;
  /** How many cases a key was said of. */
  readonly keys: ReadonlyMap<string, number>;
  /** The shortest cases on which the two sides do not agree, and of which something else was said than foreseen. */
  readonly disagreements: () => readonly string[];
  readonly surprises: () => readonly string[];
}

const shortest = (texts: readonly string[]) => texts.toSorted((a, b) => a.length - b.length).slice(0, 3);

/** An empty one. */
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
        disagreements.push(`${JSON.stringify(tried)}\nthe page says:\n${here}\nthe server says:\n${there}`);
      }
      const foreseen = tried.aims && [...new Set(tried.aims)].sort().join(' ');
      if (foreseen !== undefined && foreseen !== codes.join(' ')) {
        surprises.push(`${JSON.stringify(tried)}\nforeseen: ${foreseen}\nsaid:\n${here}`);
      }
    },
    total: () => total,
    invalid: () => (total === 0 ? 0 : (100 * invalid) / total),
    keys,
    disagreements: () => shortest(disagreements),
    surprises: () => shortest(surprises),
  };
}

/** Prints how many cases were compared, and which keys came up least. */
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
