/** Creates the output of `npm run aria-mutants --prefix tests`: the survivors, then the score. */

/**
 * @typedef {object} Outcome
 * @property {string} mutant
 * @property {string} source the code that it changes
 * @property {boolean} isReached
 * @property {import('./stories.mjs').Noticed | undefined} noticed
 */

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {{ lines: string[], percent: number }} the percentage is rounded down
 */
export function summary(outcomes) {
  const found = outcomes.flatMap(({ noticed }) => noticed ?? []);
  const survivors = outcomes.filter(({ noticed }) => !noticed);
  const detectors = Array.from(Map.groupBy(found, ({ by }) => by))
    .map(([by, some]) => `${some.length} by ${by}`)
    .join(', ');
  const percent = Math.floor((10_000 * found.length) / outcomes.length) / 100;
  return {
    percent,
    lines: [
      ...survivors.map(
        ({ mutant, source, isReached }) => `${mutant}: ${source}${isReached ? '' : ' (no test gets here)'}`,
      ),
      `${percent.toFixed(2)} %: ${found.length} of ${outcomes.length} mutants noticed (${detectors})`,
    ],
  };
}
