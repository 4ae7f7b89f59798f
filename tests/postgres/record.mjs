/** Records the PostgreSQL of a test run, for the summary of `npm test`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version: string, source: string } | { missing: string }} Used `missing` says why there was none */

const file = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache/crema-postgres.json');

/** Deletes the record before a run. */
export const forgetPostgres = () => rmSync(file, { force: true });

/** @param {Used} used */
export function notePostgres(used) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(used));
}

/** @returns {Used | undefined} undefined when no test asked for one */
export const notedPostgres = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
