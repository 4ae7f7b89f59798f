// Writes the list of all migrations from their files: `npm run generate`. `--check` only compares.
import { readdirSync } from 'node:fs';
import { writeOrCheck } from '../../../scripts/shared/write-or-check.mjs';

const folder = new URL('../src/core/database/migrations/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const variableOf = (/** @type {string} */ name) => `m${name.slice(0, 4)}`;

const lines = [
  '// Generated from the files of this folder by `npm run generate`; do not edit.',
  ...names.map((name) => `import { migration as ${variableOf(name)} } from './${name}.ts';`),
  "import type { Migrations } from './migration.ts';",
  '',
  '/** Every change of the tables, in the order of its name. */',
  'export const migrations: Migrations = {',
  ...names.map((name) => `  '${name}': ${variableOf(name)},`),
  '};',
  '',
];

writeOrCheck(folder, new Map([['migrations.gen.ts', lines.join('\n')]]));
console.log(`migrations: ${names.join(', ')}`);
