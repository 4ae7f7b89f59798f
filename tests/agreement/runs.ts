import process from 'node:process';
import type { RegistrationCase } from './registration-case.ts';

/** The number of registrations to compare. `npm run agreement --prefix tests` sets a larger one. */
export const agreementRuns = Number(process.env['AGREEMENT_RUNS'] || 3000);
/** The seed of these registrations. */
export const agreementSeed = Number(process.env['AGREEMENT_SEED'] || 1);

/** Yields so many cases in batches of some thousand, so that they fit into memory. */
export function* casesInBatches(
  count: number,
  next: () => RegistrationCase,
  batch = 2000,
): Generator<readonly RegistrationCase[]> {
  for (let left = count; left > 0; left -= batch) yield Array.from({ length: Math.min(batch, left) }, next);
}
