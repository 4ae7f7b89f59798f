// Processes beside the one that measures, which must not be held up by what they do.
import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a module as a process of its own, on our sources.
 * @param {URL} module
 * @param {readonly string[]} [args]
 * @param {NodeJS.ProcessEnv} [env] beside our own
 */
export const startChild = (module, args = [], env = {}) =>
  fork(module, args, { execArgv: ['--conditions=@crema/source'], env: { ...process.env, ...env } });

/**
 * The next thing that a process tells.
 * @param {import('node:child_process').ChildProcess} child
 * @throws {Error} when it ends without a word: nobody would ever hear of it
 */
export async function told(child) {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = async () => {
    const [code] = await once(child, 'exit', { signal });
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code}.`);
  };
  const message = async () => (await once(child, 'message', { signal }))[0];
  try {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} has ended.`);
    return await Promise.race([message(), ended()]);
  } finally {
    heard.abort();
  }
}
