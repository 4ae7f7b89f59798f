import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { reachedModules } from './reached-modules.mjs';

const root = fileURLToPath(new URL('../src/', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '');

/** The entries of the package, as paths in `src/` without ending. */
const entries = () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const modules = Object.values(exports).filter((target) => typeof target === 'object');
  return modules.map((target) => target['@crema/source'].replace(/^\.\/src\/(.+)\.ts$/, '$1'));
};

/** A file of a module and all that it imports statically. @param {string} name @param {string} module below `src/` @param {number} priority */
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
 * A part that is fetched later and shares something with others gets an object of its own for each who fetches it, and a script
 * that makes such objects. Since exports keep their names here, the module itself says the same.
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
 * Compiles the library into a handful of files rather than module by module: what is there at once is one, what is fetched
 * later a few. Some bundlers put what two files of an app share into a third, file by file; of a hundred modules they made
 * twenty scripts, which weighed a fifth more.
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
              // A group takes along what its modules import, so that the start has to have its own before the core.
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
 * Puts the package into the `node_modules` of a folder, as it is published. Nothing has to be built before.
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
