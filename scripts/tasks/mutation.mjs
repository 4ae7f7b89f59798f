/**
 * `npm run mutation --prefix tests`: checks that the tests of the domain fail if its rules change. It fails
 * below 90 %.
 *
 * With arguments it mutates only these files: `npm run mutation --prefix tests --
 * flows/domain/src/fields/email/email-rule.ts`.
 */
import { mutate } from '../../flows/domain/build/mutation.mjs';
import { score, scoreLine, survivors } from '../report/mutation-score.mjs';
import { root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';

/** The lowest score that passes, in percent. docs/mutation.md says which mutants may survive and why. */
const least = 90;

/** @param {readonly string[]} args */
async function tried(args) {
  try {
    return await mutate(args.length > 0 ? args : undefined);
  } catch (error) {
    throw sentence(`No mutant was tried: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 * @throws one sentence if no mutant could run
 */
export async function run(args) {
  const mutants = await progress(1)('Trying mutants', () => tried(args));
  const reached = score(mutants);
  if (reached === undefined) throw sentence('There was nothing to mutate.');
  for (const line of survivors(mutants, root)) console.log(line);
  console.log(scoreLine(mutants));
  if (reached >= least) return 0;
  console.error(`The tests must find at least ${least} %.`);
  return 1;
}
