import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { group } from './make-files.mjs';

const root = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');

/** @param {string} outDir @param {Record<string, string>} entry @param {'iife' | 'es'} format */
const bundle = (outDir, entry, format) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['@crema/source'] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: [format], name: 'cremaTracking' },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          ...(format === 'es' && { codeSplitting: { groups: [group('core', 'install/create-api.ts', 1)] } }),
        },
      },
    },
  });

/** Returns the element with the start. @param {string} code */
const snippetOf = (code) => {
  const hash = createHash('sha256').update(code).digest('base64');
  return `<!-- For a content security policy: 'sha256-${hash}' -->
<script data-folder="/tracking/" data-options='{"site":"de"}'>${code}</script>
`;
};

/**
 * Creates the folder for a shop without a bundler: `start.js`, which is a classic script, the modules that it fetches, and
 * `snippet.html`, the same start for the head of a page.
 *
 * @param {string} outDir
 */
export async function makeScript(outDir) {
  await bundle(outDir, { start: join(root, 'install/script.ts') }, 'iife');
  const parts = { whole: join(root, 'install/whole.ts'), consent: join(root, 'visit/consent/index.ts') };
  await bundle(outDir, parts, 'es');
  const code = readFileSync(join(outDir, 'start.js'), 'utf8').trim();
  if (code.includes('</')) throw new Error('The start would end its own element.');
  writeFileSync(join(outDir, 'snippet.html'), snippetOf(code));
}
