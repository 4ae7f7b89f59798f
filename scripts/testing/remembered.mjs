/**
 * Runs a part of `npm test` unless it has passed and no file has changed since. wireit stores that
 * (tests/parts/package.json).
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { duration } from '../report/summary.mjs';
import { run } from '../shared/command.mjs';
import { cache, root } from '../shared/places.mjs';
import { machine } from './machine.mjs';
import { demand } from './works.mjs';

const cwd = join(root, 'tests/parts');

/** A hash of the machine, the same for all parts of a run. @type {Promise<string> | undefined} */
let known;

/** Deletes the record of passed parts. */
export const forgetParts = () => rmSync(join(cwd, '.wireit'), { recursive: true, force: true });

/**
 * @param {string} name of the part
 * @returns {Promise<string | undefined>} a sentence, if the part did not run
 * @throws a sentence when it fails
 */
export async function remembered(name) {
  const began = Date.now();
  const env = {
    ...process.env,
    CREMA_MACHINE: await (known ??= machine()),
    // Makes no copy of the output. It stays in place.
    WIREIT_CACHE: 'none',
    WIREIT_LOGGER: 'simple',
  };
  const { code } = await run('npm', ['run', '--silent', name], { cwd, env });
  demand(code);
  const isOld = statSync(noteOf(name)).mtimeMs < began;
  return isOld
    ? `not run again, nothing has changed since it passed in ${duration(readNote(name))}`
    : undefined;
}

/** Returns the file that records that a part has passed. @param {string} name */
const noteOf = (name) => join(cache, 'test-parts', `${name}.json`);

/** Records that a part has passed. @param {string} name @param {number} seconds how long it took */
export function writeNote(name, seconds) {
  mkdirSync(dirname(noteOf(name)), { recursive: true });
  writeFileSync(noteOf(name), JSON.stringify(seconds));
}

/** Returns how many seconds a part took when it last passed. @param {string} name @returns {number} */
const readNote = (name) => JSON.parse(readFileSync(noteOf(name), 'utf8'));
