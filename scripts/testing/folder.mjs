/** Creates temporary folders for tests of the scripts. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../shared/places.mjs';

/**
 * Creates a folder with these files and removes it after the test.
 * @param {Readonly<Record<string, string>>} [files] text by path
 * @returns {string}
 */
export function folderWith(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'crema-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/**
 * Creates such a folder with copies of parts of this repository.
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function folderWithCopies(paths) {
  const folder = folderWith();
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}
