/**
 * Runs `work`, which starts processes. Ends all of these processes when `work` ends.
 * @template Result
 * @param {(life: import('../../apps/services/test-support/server-process.ts').Lifetime) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function runLife(work) {
  const ends = [];
  const onTestFinished = (end) => void ends.unshift(end);
  try {
    return await work({ signal: new AbortController().signal, onTestFinished });
  } finally {
    for (const end of ends) await end();
  }
}
