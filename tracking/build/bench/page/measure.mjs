/** A data layer that forgets, so that a long run measures what fills it and not a growing array. */
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
 * What something pushes once, to be sure that it does what is measured.
 * @param {() => unknown} run
 * @returns {Promise<readonly object[]>}
 */
export async function recordsOf(run) {
  layer.length = 0;
  await run();
  return [...layer];
}

/**
 * How long one round takes, in milliseconds: hundreds of times what the clock tells apart, and short enough that most rounds
 * pass without another process taking their turn.
 */
const roundTime = 4;

/** @typedef {{ run: () => unknown, records?: number }} Subject what is done once, a promise is waited for; how many records it pushes */

/** Lets everything come that was put off: timers, and what the browser tells of cookies. */
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
    // Waiting for what is there already would cost as much as an event.
    if (outcome instanceof Promise) await outcome;
  }
  const time = performance.now() - start;
  // Records that wait for something would make it look cheap.
  const added = pushed - before;
  if (added !== times * records) throw new Error(`${added} records of ${times} times ${run.toString()}`);
  return time;
}

/** How often a subject is done in a round; it is warm then. @param {Subject} subject */
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
 * Measures subjects by turns, so that what slows the machine down meets all of them alike.
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
      // What the one before has driven out of the processor's memory comes back first.
      await take(subject, Math.ceil(times / 4));
      found.push(((await take(subject, times)) / times) * 1000);
      await rest();
    }
  }
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
  return Object.fromEntries(all.map(({ name, found }) => [name, median(found)]));
}
