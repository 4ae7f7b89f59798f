import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds a script that shares nothing with others, as one classic script.
 * @param {string} source its path from the app's folder
 */
export async function buildAlone(source) {
  const result = await build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      lib: { entry: app + source, formats: ['iife'], name: 'alone' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return output.output[0].code.trim();
}
