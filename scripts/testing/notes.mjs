import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache } from '../shared/places.mjs';

/** The note of a part that has passed. @param {string} name */
export const noteOf = (name) => join(cache, 'test-parts', `${name}.json`);

/** Notes that a part has passed. @param {string} name @param {number} seconds how long it took */
export function writeNote(name, seconds) {
  mkdirSync(dirname(noteOf(name)), { recursive: true });
  writeFileSync(noteOf(name), JSON.stringify(seconds));
}

/** How many seconds a part took when it last passed. @param {string} name @returns {number} */
export const readNote = (name) => JSON.parse(readFileSync(noteOf(name), 'utf8'));
