/** Bundles a module and all its imports into one script. */
import { build } from 'vite';

/**
 * @param {string} entry file
 * @returns {Promise<string>}
 */
export async function bundle(entry) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'bundled' },
    },
  });
  for (const result of [built].flat()) {
    if (!('output' in result)) continue;
    const [{ code }] = result.output;
    return code;
  }
  throw new Error(`Vite returned no script for ${entry}.`);
}
