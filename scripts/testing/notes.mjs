import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache } from '../shared/places.mjs';

/** Returns the file that records that a part has passed. @param {string} name */
export const noteOf = (name) => join(cache, 'test-parts', `${name}.json`);

/** Records that a part has passed. @param {string} name @param {number} seconds how long it took */
export function writeNote(name, seconds) {
  mkdirSync(dirname(noteOf(name)), { recursive: true });
  writeFileSync(noteOf(name), JSON.stringify(seconds));
}

/** Returns how many seconds a part took when it last passed. @param {string} name @returns {number} */
export const readNote = (name) => JSON.parse(readFileSync(noteOf(name), 'utf8'));
