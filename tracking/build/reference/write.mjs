import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { referencePages } from './pages.mjs';

/** Where the package has it. */
const folder = new URL('../../dist/reference/', import.meta.url);

/** Writes the reference into the package. @returns {number} how many pages it has */
export function writeReference() {
  const pages = referencePages();
  rmSync(folder, { recursive: true, force: true });
  for (const [path, markdown] of pages) {
    const file = new URL(path, folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, markdown);
  }
  return pages.size;
}
