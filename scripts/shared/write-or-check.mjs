import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the files. With `--check` on the command line it compares them instead, and exits with status 1 if
 * one is stale.
 * @param {URL} folder
 * @param {Map<string, string | Buffer>} outputs file name to content
 */
export function writeOrCheck(folder, outputs) {
  if (!process.argv.includes('--check')) {
    for (const [name, content] of outputs) writeFileSync(new URL(name, folder), content);
    return;
  }
  const stale = [...outputs]
    .filter(([name, content]) => !read(new URL(name, folder))?.equals(Buffer.from(content)))
    .map(([name]) => name);
  if (stale.length === 0) return;
  console.error(
    `Stale: ${stale.join(', ')}. They do not match their source. Run the same command without --check to write them.`,
  );
  process.exitCode = 1;
}

function read(url) {
  try {
    return readFileSync(url);
  } catch {
    return undefined;
  }
}
