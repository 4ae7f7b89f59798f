/**
 * Chooses the Node that runs the tasks: the one installed with the packages, so that results are alike everywhere; where
 * there is none for the platform, the machine's own if it is new enough.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '../shared/sentence.mjs';

/** Runs TypeScript by itself. */
const oldest = /** @type {const} */ ([22, 18]);

/**
 * Whether the tasks run on that Node.
 * @param {string} version
 * @returns {boolean}
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** A Node for another C library is there but does not start. */
const starts = (/** @type {string} */ file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * The Node for the tasks.
 * @param {string} root the repository
 * @param {{ version: string, execPath: string }} own the Node that runs this
 * @returns {string} its path
 * @throws one sentence when neither will do
 */
export function taskNode(root, own) {
  const installed = join(root, 'node_modules', '.bin', 'node');
  if (starts(installed)) return installed;
  if (isNewEnough(own.version)) return own.execPath;
  throw sentence(
    `On this platform Crema runs on the Node that is installed, which has to be ${oldest.join('.')} or newer; this is Node ${own.version}. Install a newer one and run the same command again.`,
  );
}
