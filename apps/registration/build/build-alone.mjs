import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds a script that shares nothing with others, as one classic script.
 * @param {string} entry path of its file
 */
export async function buildAlone(entry) {
  const result = await build({
    configFile: false,
    root: app,
    logLevel: 'warn',
    resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      lib: { entry, formats: ['iife'], name: 'alone' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return output.output[0].code.trim();
}
