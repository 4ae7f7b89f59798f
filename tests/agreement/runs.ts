import process from 'node:process';
import type { RegistrationCase } from './registration-case.ts';

/** How many registrations are compared; `npm run agreement --prefix tests` sets more. */
export const agreementRuns = Number(process.env['AGREEMENT_RUNS'] || 3000);
/** Which ones. */
export const agreementSeed = Number(process.env['AGREEMENT_SEED'] || 1);

/** Makes so many cases, some thousand at a time, so that they fit into the memory. */
export function* casesInBatches(
  count: number,
  next: () => RegistrationCase,
  batch = 2000,
): Generator<readonly RegistrationCase[]> {
  for (let left = count; left > 0; left -= batch) yield Array.from({ length: Math.min(batch, left) }, next);
}
