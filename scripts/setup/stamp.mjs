/**
 * Records which files node_modules was installed from, so that a second `npm start` neither installs nor
 * needs a network.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The file that marks a package. All packages are at most two folders deep. */
const manifest = 'package.json';
const skipped = new Set(['node_modules', 'dist', 'src', 'docs']);
const stampFile = (/** @type {string} */ root) => join(root, 'node_modules', '.crema-installed');

/**
 * @param {string} folder
 * @param {number} depth
 * @returns {string[]} the package.json files, in a fixed order
 */
function manifests(folder, depth) {
  const own = existsSync(join(folder, manifest)) ? [join(folder, manifest)] : [];
  if (depth === 0) return own;
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name))
    .map((entry) => join(folder, entry.name))
    .sort();
  return [...own, ...below.flatMap((path) => manifests(path, depth - 1))];
}

/**
 * Returns a fingerprint of all files that decide what gets installed.
 * @param {string} root the repository
 * @returns {string}
 */
function fingerprint(root) {
  const files = [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests(root, 2)];
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files) {
    hash.update(`\0${file.slice(root.length)}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

/**
 * Returns true if node_modules matches these files.
 * @param {string} root
 * @returns {boolean}
 */
export function isFresh(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(root);
}

/**
 * Deletes the record before an installation, so that an aborted installation does not count as complete.
 * @param {string} root
 */
export const forget = (root) => rmSync(stampFile(root), { force: true });

/** Writes the record after an installation. @param {string} root */
export const remember = (root) => writeFileSync(stampFile(root), fingerprint(root));
