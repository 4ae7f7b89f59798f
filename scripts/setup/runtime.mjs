/**
 * Chooses the Node that runs the tasks: the one installed with the packages, so that results are the same on
 * all machines. If there is none for the platform, it takes the machine's own Node, if that is new enough.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '../shared/sentence.mjs';

/** The first version that runs TypeScript without a flag. */
const oldest = /** @type {const} */ ([22, 18]);

/**
 * Returns true if the tasks run on this version of Node.
 * @param {string} version
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Returns true if a Node starts. A Node for another C library exists on disk but does not start. */
const starts = (/** @type {string} */ file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Returns the Node for the tasks.
 * @param {string} root the repository
 * @param {{ version: string, execPath: string }} own the Node that runs this
 * @returns {string} its path
 * @throws one sentence if neither works
 */
export function taskNode(root, own) {
  const installed = join(root, 'node_modules', '.bin', 'node');
  if (starts(installed)) return installed;
  if (isNewEnough(own.version)) return own.execPath;
  throw sentence(
    `On this platform Crema needs an installed Node ${oldest.join('.')} or newer, but this is Node ${own.version}. Install a newer one and run the same command again.`,
  );
}
