import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** What Apache 2.0 asks for in section 4; the text of the licence is that of the package itself. */
const NOTICE = `/*!
 * Has parts of react-aria and react-stately, bundled as they are. Copyright Adobe.
 * Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0
 */`;

/** Comments of the bundler, which say where a module was on this machine. */
const PLACES = /^\/\/ .*node_modules.*\n/gm;

/**
 * Bundles what a built module takes from React Aria into that module, and leaves React to the app. All other modules import
 * their packages.
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
