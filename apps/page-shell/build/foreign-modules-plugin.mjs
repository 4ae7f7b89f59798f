import { mkdir, writeFile } from 'node:fs/promises';

/** Returns the file names of a chunk and everything it imports statically. */
function loadedWith(bundle, file, seen = new Set()) {
  const chunk = bundle[file];
  if (!chunk || chunk.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const each of chunk.imports) loadedWith(bundle, each, seen);
  return seen;
}

/**
 * Finds modules that a page loads without importing them, because they share a script with others. `npm run size` reads the list
 * and fails if a page loads code of another flow.
 * @param {URL} file where to write `{ [screen]: module ids }`
 * @param {import('./build-app.mjs').AppBuild['reachedModules']} reachedModules
 */
export function foreignModules(file, reachedModules) {
  return {
    name: 'crema-foreign-modules',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const entry = chunks.find(
        ({ isEntry, facadeModuleId }) => isEntry && /entry-client/.test(facadeModuleId ?? ''),
      );
      const screens = chunks.filter(({ facadeModuleId }) => /src\/screens\//.test(facadeModuleId ?? ''));
      const foreign = {};
      for (const screen of screens) {
        const own = reachedModules(entry.facadeModuleId, this);
        reachedModules(screen.facadeModuleId, this, own);
        const files = [...loadedWith(bundle, entry.fileName), ...loadedWith(bundle, screen.fileName)];
        const modules = [...new Set(files)].flatMap((name) =>
          Object.entries(bundle[name].modules).flatMap(([id, { renderedLength }]) =>
            renderedLength > 0 ? [id] : [],
          ),
        );
        foreign[screen.facadeModuleId] = modules.filter((id) => !own.has(id));
      }
      await mkdir(new URL('.', file), { recursive: true });
      await writeFile(file, JSON.stringify(foreign));
    },
  };
}
