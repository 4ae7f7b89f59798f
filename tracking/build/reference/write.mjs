import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { link, withAddresses } from './markdown/markdown.mjs';
import { referenceParts } from './parts.mjs';

/** Where the package has them. */
export const referenceFolder = new URL('../../dist/reference/', import.meta.url);

/** A part as a file of its own, which leads to the other files. @param {import('./parts.mjs').Part} part */
export function fileOf({ name, title, body }) {
  const home = dirname(name);
  const toAll = name === 'README' ? '' : `${link('All parts', 'README')}\n\n`;
  const markdown = `# ${title}\n\n${toAll}${body}\n`;
  return withAddresses(markdown, (part, anchor) =>
    part === name && anchor ? anchor : `${relative(home, `${part}.md`)}${anchor}`,
  );
}

/** Writes the reference as Markdown, a file for each part. @returns {Promise<Map<string, string>>} path of each and its text */
export async function writeReference() {
  const parts = await referenceParts();
  const files = new Map(parts.map((part) => [`${part.name}.md`, fileOf(part)]));
  rmSync(referenceFolder, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(fileURLToPath(referenceFolder), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return files;
}
