import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { reachedModules } from './reached-modules.mjs';

const root = fileURLToPath(new URL('../src/', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '');

/** Returns the entries of the package, as paths in `src/` without extension. */
const entries = () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const modules = Object.values(exports).filter((target) => typeof target === 'object');
  return modules.map((target) => target['@crema/source'].replace(/^\.\/src\/(.+)\.ts$/, '$1'));
};

/** Returns a chunk group: a module and everything it imports statically. @param {string} name @param {string} module below `src/` @param {number} priority */
export function group(name, module, priority) {
  let reached;
  return {
    priority,
    debugName: name,
    name: (id, context) => {
      reached ??= reachedModules(join(root, module), context);
      return reached.has(id) ? name : null;
    },
  };
}

/**
 * Removes the namespace objects that the bundler adds for each `import()` of a shared module, and the script that creates them. They
 * are not needed, because exports keep their names here. A module that is fetched later must have one export only.
 */
const withoutWrappers = {
  name: 'without-wrappers',
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.name === 'rolldown-runtime') delete bundle[file];
      chunk.code = chunk.code
        .replaceAll(/\.then\(\(n\) => n\.\w+_exports\)/g, '')
        .replaceAll(/^var \w+_exports = .*\n|^import \{ __exportAll \} from .*\n/gm, '')
        .replaceAll(/^export \{ .* \};$/gm, (list) =>
          list.replaceAll(/ \w+_exports,|,? \w+_exports(?= \})/g, ''),
        );
    }
  },
};

/**
 * Compiles the library into a few files instead of a file per module: one for the start, and a few that are fetched later. Some bundlers
 * create a third file for what two files share. With a hundred modules they created twenty scripts, which weighed a fifth more.
 *
 * @param {string} outDir
 * @returns {Promise<string[]>} paths in `outDir`
 */
export async function makeFiles(outDir) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(entries().map((entry) => [entry, join(root, `${entry}.ts`)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^[^./]/,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name].js',
          minifyInternalExports: false,
          plugins: [withoutWrappers],
          banner: ({ name }) => (name === 'react/index' ? "'use client';" : ''),
          codeSplitting: {
            groups: [
              // A group includes the imports of its modules, so that the start needs a higher priority than the core.
              group('start', 'install/send.ts', 2),
              group('core', 'install/create-api.ts', 1),
            ],
          },
        },
      },
    },
  });
  return [result].flat().flatMap(({ output }) => output.map(({ fileName }) => fileName));
}

/**
 * Installs the package into the `node_modules` of a folder, as it is published. Needs no build.
 * @param {string} shop
 */
export async function installPackage(shop) {
  const installed = join(shop, 'node_modules/@crema/tracking');
  mkdirSync(installed, { recursive: true });
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { publishConfig } = manifest;
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }));
  await makeFiles(join(installed, 'dist'));
}
