// Starts processes beside the measuring process, so that their work does not delay it.
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
 * Returns the next message of a process.
 * @param {import('node:child_process').ChildProcess} child
 * @throws {Error} if the process ends first, because no message would ever come
 */
export async function nextMessage(child) {
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
