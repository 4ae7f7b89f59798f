import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { clientModules, reactOnServer, reactPackages } from './client-modules.mjs';
import { moduleFacts } from './module-facts.mjs';

/**
 * Compiles each module of the sources to ESM by itself, so that an app loads only the modules that it uses.
 * It bundles no dependency. `tsc -b` writes the declarations beside the modules.
 * @param {URL} home of the package
 * @param {string[]} entries paths in `src/`
 * @returns {Promise<string[]>} paths in `dist/` of the scripts
 */
export async function buildModules(home, entries) {
  const root = toPath(new URL('src/', home));
  const known = { onServer: reactOnServer(), isReactPackage: reactPackages(home) };
  const client = clientModules(readModules(root), known);
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: fileURLToPath(new URL('dist/', home)),
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(entries.map((entry) => [entry.replace(/\.tsx?$/, ''), join(root, entry)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^[^./]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
          banner: ({ facadeModuleId }) => (client.has(slashes(facadeModuleId)) ? "'use client';" : ''),
        },
      },
    },
  }).then((result) => [result].flat()[0]);
  return output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName);
}

const slashes = (path) => path?.replaceAll('\\', '/');
const toPath = (url) => slashes(fileURLToPath(url)).replace(/\/$/, '');

function readModules(root) {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories|bench)\.tsx?$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const path = join(root, slashes(file));
      return [path, moduleFacts(path, readFileSync(path, 'utf8'))];
    }),
  );
}
