import { median } from '../../support/figures.mjs';

/** A data layer that drops old records, so that a long run does not measure a growing array. */
const layer = [];
let pushed = 0;

window.dataLayer = Object.assign([], {
  push: (record) => {
    pushed += 1;
    layer.push(record);
    if (layer.length > 1000) layer.length = 0;
    return layer.length;
  },
});

/**
 * Runs a function once and returns the records that it pushes, to check that it does the measured work.
 * @param {() => unknown} run
 * @returns {Promise<readonly object[]>}
 */
export async function recordsOf(run) {
  layer.length = 0;
  await run();
  return [...layer];
}

/**
 * Duration of a round in milliseconds: hundreds of times the clock's resolution, and short enough that most rounds are not interrupted
 * by another process.
 */
const roundTime = 4;

/** @typedef {{ run: () => unknown, records?: number }} Subject the measured function, whose promise is awaited; how many records it pushes */

/** Waits for timers and cookie events. */
const rest = () =>
  new Promise((done) => {
    setTimeout(done, 5);
  });

/** @param {Subject} subject @param {number} times @returns {Promise<number>} milliseconds */
async function take({ run, records = 0 }, times) {
  const before = pushed;
  const start = performance.now();
  for (let count = 0; count < times; count += 1) {
    const outcome = run();
    // An `await` without a promise would cost as much as an event.
    if (outcome instanceof Promise) await outcome;
  }
  const time = performance.now() - start;
  // Records that wait in a queue would make the subject look fast.
  const added = pushed - before;
  if (added !== times * records) throw new Error(`${added} records of ${times} times ${run.toString()}`);
  return time;
}

/** Warms a subject up, and returns its number of runs per round. @param {Subject} subject */
async function timesOf(subject) {
  let times = 100;
  for (let warmed = 0; ; times *= 2) {
    const time = await take(subject, times);
    await rest();
    warmed += time;
    if (warmed > 100) return Math.max(1, Math.ceil((times * roundTime) / time));
  }
}

/**
 * Measures subjects in turns, so that a slow moment of the machine affects all of them.
 *
 * @param {Record<string, Subject>} subjects
 * @param {number} rounds
 * @returns {Promise<Record<string, number>>} the median of the rounds, in microseconds
 */
export async function measure(subjects, rounds) {
  const all = [];
  for (const [name, subject] of Object.entries(subjects)) {
    all.push({ name, subject, times: await timesOf(subject), found: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { subject, times, found } of all) {
      // Warms the processor's caches after the subject before.
      await take(subject, Math.ceil(times / 4));
      found.push(((await take(subject, times)) / times) * 1000);
      await rest();
    }
  }
  return Object.fromEntries(all.map(({ name, found }) => [name, median(found)]));
}
