/** Finds a pnpm for the installation. */
import { run } from '../shared/command.mjs';

/**
 * Returns the version of pnpm that the repository requires.
 * @param {{ packageManager?: string }} manifest the root's package.json
 * @returns {string} like `12.21.0`
 */
export const pinned = (manifest) =>
  (manifest.packageManager ?? '').replace(/^pnpm@/, '').replace(/\+.*$/, '');

const major = (/** @type {string} */ version) => Number.parseInt(version, 10);

/**
 * Returns the pnpm that runs this script, if its version is the required one.
 * @param {Record<string, string | undefined>} env
 * @param {string} pin
 * @returns {string | undefined}
 */
export function running(env, pin) {
  const version = /^pnpm\/(\d\S*)/.exec(env['npm_config_user_agent'] ?? '')?.[1];
  return version && major(version) === major(pin) ? env['npm_execpath'] : undefined;
}

/**
 * Returns the command of pnpm: the one that already runs, the one on the PATH, or the required one through
 * npx.
 * @param {Record<string, string | undefined>} outer the environment this process got
 * @param {Record<string, string | undefined>} env the one to start programs with
 * @param {string} pin
 * @returns {Promise<{ file: string, args: string[] }>}
 */
export async function findPnpm(outer, env, pin) {
  const own = running(outer, pin);
  // Older versions of pnpm are a script for Node, newer ones an executable.
  if (own) return /\.[cm]?js$/.test(own) ? { file: process.execPath, args: [own] } : { file: own, args: [] };
  const { code, output } = await run('pnpm', ['--version'], { env, quiet: true });
  if (code === 0 && major(output) === major(pin)) return { file: 'pnpm', args: [] };
  return { file: 'npx', args: ['--yes', `pnpm@${pin}`] };
}
