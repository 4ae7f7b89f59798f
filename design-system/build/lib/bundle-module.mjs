import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The notice that section 4 of Apache 2.0 requires. The text of the licence is that of the package itself. */
const NOTICE = `/*!
 * Has parts of react-aria and react-stately, bundled as they are. Copyright Adobe.
 * Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0
 */`;

/** Comments of the bundler with paths of the building machine. */
const PLACES = /^\/\/ .*node_modules.*\n/gm;

/**
 * Bundles the parts of React Aria that a built module imports into that module. React stays an import, and all other modules
 * import their packages.
 *
 * @param {URL} dist
 * @param {string} path of the module in `dist`, without ending
 */
export async function bundleModule(dist, path) {
  const file = fileURLToPath(new URL(`${path}.js`, dist));
  const bundled = fileURLToPath(new URL(`${path}.bundled.js`, dist));
  await build({
    configFile: false,
    root: fileURLToPath(dist),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: {
        external: /^react(-dom)?($|\/)/,
        output: { entryFileNames: `${path}.bundled.js`, banner: NOTICE },
      },
    },
  });
  writeFileSync(file, readFileSync(bundled, 'utf8').replaceAll(PLACES, ''));
  rmSync(bundled);
}
