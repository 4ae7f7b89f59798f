/**
 * Number of key sequences for a property, and their seed. The tests run few; `npm run properties --prefix tests` sets
 * `VITE_KEY_SEQUENCES`. A failure prints its seed, and `VITE_KEY_SEED` runs the same sequences again.
 */
const { VITE_KEY_SEQUENCES: many, VITE_KEY_SEED: seed } = import.meta.env;

const numberOf = (text: unknown, otherwise: number) => Number(text ?? otherwise);

/** Milliseconds that this number of sequences may take on a slow machine. */
export const timeForSequences = (few: number): number => 30_000 + numberOf(many, few) * 250;

/**
 * Settings for `fc.assert`. In the tests a failure prints its keys as pressed: shrinking them would take longer than the test's
 * time limit and press keys into the next test. A machine that is too slow for all sequences runs fewer.
 */
export const sequenceRuns = (few: number) => ({
  numRuns: numberOf(many, few),
  seed: numberOf(seed, Date.now() % 2 ** 31),
  ...(many === undefined &&
    seed === undefined && { endOnFailure: true, interruptAfterTimeLimit: timeForSequences(few) / 2 }),
});
