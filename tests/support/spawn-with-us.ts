import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { cache } from '../../scripts/shared/places.mjs';

/**
 * The folder for code that Node has compiled, see `NODE_COMPILE_CACHE`. With it the server starts in a third
 * less time.
 */
export const compiled = join(cache, 'compiled-for-tests');

/**
 * Waits in the background until the other end of the pipe closes, then kills the program that runs in this
 * process.
 */
const guard = '{ read -r _ <&3; kill -KILL $$; } >/dev/null 2>&1 & exec "$@" 3<&-';

/** The options of a program. */
interface Start {
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Starts a program that ends with this process, however this process ends. Otherwise a test run that is
 * killed leaves servers behind, which make later runs slow.
 * @returns the process, with its output as streams
 */
export function spawnWithUs(file: string, args: readonly string[], { cwd, env }: Start): ChildProcess {
  const options = { ...(cwd !== undefined && { cwd }), env: { NODE_COMPILE_CACHE: compiled, ...env } };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  if (process.platform === 'win32') return spawn(file, args, { ...options, stdio: [...stdio] });
  const child = spawn('sh', ['-c', guard, 'guard', file, ...args], { ...options, stdio: [...stdio, 'pipe'] });
  // The guard runs as long as this pipe is open.
  child.once('exit', () => child.stdio[3]?.destroy());
  return child;
}
