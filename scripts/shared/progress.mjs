/** Prints the progress of a task: `2/3 Building…`, then its duration. */
import process from 'node:process';

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The time between two progress lines in milliseconds, if the output cannot rewrite a line. */
const heartbeat = 10_000;

/**
 * Counts the steps of a task.
 * @param {number} steps the number of steps. A single step is not numbered
 * @param {{ write?: (text: string) => void, live?: boolean }} [options] `live` allows it to rewrite the last line, as on a
 *   terminal
 */
export function progress(steps, options = {}) {
  const { write = (text) => void process.stdout.write(text), live = process.stdout.isTTY } = options;
  let number = 0;

  /**
   * Prints the title, runs the step, then prints its duration.
   * @template T
   * @param {string} title like `Building`
   * @param {(news: (text: string) => void) => T | Promise<T>} work receives a function that prints its progress
   * @returns {Promise<T>}
   */
  return async function step(title, work) {
    number += 1;
    const label = steps > 1 ? `${number}/${steps} ${title}…` : `${title}…`;
    const began = performance.now();
    let latest = '';
    const news = (/** @type {string} */ text) => {
      latest = text;
    };
    write(`${label}\n`);
    const tell = () => {
      // A step without progress messages shows the output of its programs.
      if (!latest) return;
      const line = `    ${seconds(began)} ${latest}`.slice(0, 100);
      write(live ? `\r\u001B[K${line}` : `${line}\n`);
    };
    const timer = setInterval(tell, live ? 500 : heartbeat);
    timer.unref();
    let outcome = 'failed after';
    try {
      const result = await work(news);
      outcome = 'done in';
      return result;
    } finally {
      clearInterval(timer);
      write(`${live ? '\r\u001B[K' : ''}    ${outcome} ${seconds(began)}\n`);
    }
  };
}
