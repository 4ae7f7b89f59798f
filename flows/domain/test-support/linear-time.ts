import process from 'node:process';

/** How the time of a function grows with its text. */
export interface Growth {
  /**
   * Time for 20 kB divided by time for 10 kB: about 2 where time is linear, 4 where it is quadratic. 0 when both took
   * less than 0.2 ms: there the clock and the machine decide, not the function.
   */
  readonly ratio: number;
  /** Time for 20 kB, in milliseconds. */
  readonly milliseconds: number;
}

/** Length of the shorter text, in UTF-16 units. */
const shortLength = 10_000;
const tooShortToCompare = 0.2;
const manyRounds = 7;
const triesPerRound = 3;

function timeOf(run: (text: string) => unknown, text: string): number {
  const started = performance.now();
  run(text);
  return performance.now() - started;
}

/**
 * How long the thread works for one run, in milliseconds: a busy machine stops a function, but does not make it work more.
 * The thread's clock is coarse, so it is one time for many runs.
 */
function workOf(run: (text: string) => unknown, text: string): number {
  const runs = 20;
  const before = process.threadCpuUsage();
  for (let count = 0; count < runs; count += 1) run(text);
  const after = process.threadCpuUsage();
  return (after.user - before.user + after.system - before.system) / 1000 / runs;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** The best of a few tries with either text, in turns: what interrupts one try seldom interrupts all. */
function measure(run: (text: string) => unknown, short: string, long: string): readonly [number, number] {
  const tries = Array.from({ length: triesPerRound }, () => [timeOf(run, short), timeOf(run, long)] as const);
  return [Math.min(...tries.map(([time]) => time)), Math.min(...tries.map(([, time]) => time))];
}

/**
 * Measures a function with a text of 10 kB and one of 20 kB, both made by repeating `sample`. The two take turns, so that
 * a busy machine slows both, and the median forgets the rounds that something disturbed.
 * @param rounds how often it is measured
 */
export function growth(run: (text: string) => unknown, sample: string, rounds = manyRounds): Growth {
  const times = Math.ceil(shortLength / sample.length);
  const [short, long] = [sample.repeat(times), sample.repeat(2 * times)];
  // Without this the first round would measure the compiler.
  measure(run, short, long);
  const measured = Array.from({ length: rounds }, () => measure(run, short, long));
  const shorter = median(measured.map(([time]) => time));
  const longer = median(measured.map(([, time]) => time));
  const comparable = Math.max(shorter, longer) >= tooShortToCompare;
  const ratio = comparable ? longer / shorter : 0;
  if (rounds === 1) return { ratio, milliseconds: longer };
  // A function that is not linear also works longer; on a busy machine the clock alone may say so.
  const [less, more] = [workOf(run, short), workOf(run, long)];
  return {
    ratio: less > 0 ? Math.min(ratio, more / less) : ratio,
    milliseconds: Math.min(longer, more),
  };
}

/**
 * The same, measured until it is as expected: one round first, which is enough on a quiet machine, then up to six times with
 * many. One measurement can meet a busy machine, six seldom do.
 */
export function steadyGrowth(
  run: (text: string) => unknown,
  sample: string,
  isExpected: (growth: Growth) => boolean,
): Growth {
  let measured = growth(run, sample, 1);
  for (let more = 6; more > 0 && !isExpected(measured); more -= 1) measured = growth(run, sample);
  return measured;
}
