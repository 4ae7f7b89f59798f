import { mkdirSync, writeFileSync } from 'node:fs';
import { tagManagerContainer } from './container.mjs';

/** Where the package has it. */
const folder = new URL('../../dist/tag-manager/', import.meta.url);

/** Writes the container that a tag manager imports. */
export function writeContainer() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    new URL('container.json', folder),
    `${JSON.stringify(tagManagerContainer(), undefined, 2)}\n`,
  );
}
