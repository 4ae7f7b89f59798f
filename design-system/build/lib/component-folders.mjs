import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * Returns the folders of `src/` that apps can import by name: those whose `index.ts` exports a value. A folder that exports only
 * types needs no entry of its own, because the root exports its types.
 *
 * @param {URL} src
 * @returns {string[]} names, in order of the alphabet
 */
export function componentFolders(src) {
  return globSync('*/index.ts', { cwd: src })
    .map((file) => file.replaceAll('\\', '/').split('/')[0])
    .filter((name) => exportsValue(new URL(`${name}/index.ts`, src)))
    .sort();
}

function exportsValue(file) {
  if (!existsSync(file)) return false;
  const { program } = parseSync(file.pathname, readFileSync(file, 'utf8'));
  return program.body.some(
    (node) =>
      (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
      node.exportKind !== 'type' &&
      (node.specifiers ?? [{}]).some(({ exportKind }) => exportKind !== 'type'),
  );
}
