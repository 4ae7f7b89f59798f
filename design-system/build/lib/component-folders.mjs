import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/**
 * Returns the entries of the folders of `src/` that apps can import by name. The module of the folder's own name is its entry. An
 * `index.ts` replaces it if the entry has values of several modules, or if the module has exports for other folders only. An
 * `index.ts` that exports only types is no entry, because the root exports its types.
 *
 * @param {URL} src
 * @returns {Map<string, string>} path below `src/` by folder, such as `link/link.tsx`, in order of the alphabet
 */
export function componentEntries(src) {
  const folders = globSync('*/', { cwd: src }).map((folder) => folder.replace(/[\\/]$/, ''));
  return new Map(
    folders.sort().flatMap((name) => {
      const entry = [`${name}/index.ts`, `${name}/${name}.tsx`].find((file) =>
        existsSync(new URL(file, src)),
      );
      return entry && exportsValue(new URL(entry, src)) ? [[name, entry]] : [];
    }),
  );
}

/** Returns the folders of `src/` that apps can import by name. @param {URL} src */
export const componentFolders = (src) => [...componentEntries(src).keys()];

/** @param {URL} file */
function exportsValue(file) {
  const { program } = parseSync(fileURLToPath(file), readFileSync(file, 'utf8'));
  return program.body.some(
    (node) =>
      (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
      node.exportKind !== 'type' &&
      (node.declaration || (node.specifiers ?? [{}]).some(({ exportKind }) => exportKind !== 'type')),
  );
}
