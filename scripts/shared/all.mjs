/**
 * Runs several commands to the end and only then reports which of them failed. So one run shows everything
 * that needs a fix.
 */

/**
 * @typedef {object} Job
 * @property {string} title
 * @property {() => Promise<import('./command.mjs').Result>} work
 */

/**
 * @param {readonly Job[]} jobs
 * @param {{ news?: (text: string) => void }} [options]
 * @returns {Promise<{ title: string, output: string }[]>} those that failed
 */
export async function failures(jobs, { news } = {}) {
  const failed = [];
  for (const { title, work } of jobs) {
    news?.(title);
    const { code, output } = await work();
    if (code !== 0) failed.push({ title, output });
  }
  return failed;
}

/**
 * Prints the output of the failed commands, then their titles. The titles come last because the output may be
 * long.
 * @param {readonly { title: string, output: string }[]} failed
 * @returns {string} the titles, separated by commas
 */
export function show(failed) {
  for (const { title, output } of failed) console.error(`\n${output.trimEnd()}\n^ ${title}`);
  return failed.map(({ title }) => title).join(', ');
}
