/**
 * Names the databases that the tests ran on.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root } from '../shared/places.mjs';

/** @typedef {import('../../tests/postgres/record.mjs').Used} Used */

/**
 * Returns the versions of the embedded database and of the PostgreSQL inside it. The query takes two seconds,
 * so a file caches the result.
 * @returns {Promise<{ version: string, postgres: string }>}
 */
export async function embedded() {
  const require = createRequire(join(root, 'apps', 'services', 'package.json'));
  const entry = require.resolve('@electric-sql/pglite');
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(entry, '..', '..', 'package.json'), 'utf8'));
  const file = join(cache, `crema-pglite-${version}.txt`);
  if (!existsSync(file)) {
    const { PGlite } = await import(pathToFileURL(entry).href);
    const database = await PGlite.create();
    const { rows } = await database.query('show server_version');
    await database.close();
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, String(rows[0].server_version).replace(/ .*$/, ''));
  }
  return { version, postgres: readFileSync(file, 'utf8') };
}

/**
 * Returns the summary's line about databases.
 * @param {{ version: string, postgres: string }} pglite
 * @param {Used | undefined} used
 * @returns {string}
 */
export function databasesLine(pglite, used) {
  const first = `PGlite ${pglite.version} (PostgreSQL ${pglite.postgres}, embedded)`;
  if (!used) return `Databases: ${first}; PostgreSQL: not run, no test needed it`;
  if ('missing' in used)
    return `Databases: ${first}; PostgreSQL: not run. ${used.missing.split('\n').at(-1)}`;
  return `Databases: ${first}; PostgreSQL ${used.version} (${used.source})`;
}
