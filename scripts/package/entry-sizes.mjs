import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const REACT = /^react(-dom)?($|\/)/;

/**
 * Measures the size of each entry of a built package, as an app pays for it that uses no other entry. Modules
 * that the entry imports later, with `import()`, have a line of their own: `<entry>, later`. A page does not
 * need them to start, but they still cost bytes. An entry for many files, such as `./sites/*`, gets the size
 * of the largest file.
 * @param {URL} home of the package
 * @param {Record<string, any>} published its `exports`
 * @returns {Promise<Map<string, number>>} entry to bytes after gzip; scripts bundled alone, with the packages they need but
 *   without React; style sheets as they are, without fonts
 */
export async function entrySizes(home, published) {
  const sizes = new Map();
  for (const [entry, target] of Object.entries(published)) {
    const file = largest(target.default ?? target, home);
    if (file.pathname.endsWith('.js')) {
      const { atOnce, later } = await bundledBytes(file);
      sizes.set(entry, atOnce);
      if (later > 0) sizes.set(`${entry}, later`, later);
    } else if (/\/(styles|tokens)\.css$/.test(file.pathname)) sizes.set(entry, gzipBytes(readFileSync(file)));
  }
  return sizes;
}

function largest(target, home) {
  const sized = globSync(target.replace('*', '**/*'), { cwd: home }).map((path) => {
    const file = new URL(path.replaceAll('\\', '/'), home);
    return { file, size: statSync(file).size };
  });
  const [first] = sized.toSorted((a, b) => b.size - a.size);
  if (!first) throw new Error(`${target} is not built.`);
  return first.file;
}

async function bundledBytes(file) {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', file)),
    logLevel: 'error',
    publicDir: false,
    plugins: [bareImports],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(file), external: REACT, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk');
  const first = withImports(chunks, (chunk) => chunk.isEntry);
  const weigh = (some) => some.reduce((sum, { code }) => sum + gzipBytes(code), 0);
  return { atOnce: weigh(first), later: weigh(chunks.filter((chunk) => !first.includes(chunk))) };
}

/**
 * Vite wraps each `import()` in code that also loads style sheets. This code is part of the app, which
 * contains it once.
 */
const bareImports = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => (/vite\/preload-helper/.test(id) ? 'export const __vitePreload = (load) => load();' : null),
};

/** Returns chunks together with all chunks that they import statically. */
function withImports(chunks, wanted) {
  const found = chunks.filter(wanted);
  for (const { imports } of found) {
    found.push(...chunks.filter((chunk) => imports.includes(chunk.fileName) && !found.includes(chunk)));
  }
  return found;
}

const gzipBytes = (data) => gzipSync(data, { level: 9 }).length;
