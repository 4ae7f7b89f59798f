/**
 * How many key sequences a property tries, and with which seed: few in the tests, `VITE_KEY_SEQUENCES` in
 * `npm run properties --prefix tests`. A failure tells its seed; `VITE_KEY_SEED` tries the same sequences again.
 */
const { VITE_KEY_SEQUENCES: many, VITE_KEY_SEED: seed } = import.meta.env;

const numberOf = (text: unknown, otherwise: number) => Number(text ?? otherwise);

/** Milliseconds that so many sequences may take on a slow machine. */
export const timeForSequences = (few: number): number => 30_000 + numberOf(many, few) * 250;

/**
 * Settings for `fc.assert`. In the tests the keys of a failure are told as they were pressed: looking for fewer of them would
 * outlast the test's time, and go on pressing keys into the next. A machine too slow for all sequences tries fewer.
 */
export const sequenceRuns = (few: number) => ({
  numRuns: numberOf(many, few),
  seed: numberOf(seed, Date.now() % 2 ** 31),
  ...(many === undefined &&
    seed === undefined && { endOnFailure: true, interruptAfterTimeLimit: timeForSequences(few) / 2 }),
});
