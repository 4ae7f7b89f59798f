import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiMarkdown } from './api/api-markdown.mjs';
import { openSources } from './api/sources.mjs';
import { llmsText } from './llms-text.mjs';
import { readPages } from './pages.mjs';

/**
 * Writes the documentation into the package: `docs/<name>.md`, a component's with its props, and `llms.txt`.
 *
 * @param {URL} home of the package
 * @param {URL} dist
 */
export function writeDocs(home, dist) {
  const pages = readPages(home);
  const sources = openSources(pathOf(new URL('tsconfig.json', home)));
  mkdirSync(new URL('docs/', dist), { recursive: true });
  for (const { name, kind, url, markdown } of pages) {
    const props =
      kind === 'component' ? `\n${apiMarkdown(sources.entryApi(pathOf(new URL('index.ts', url))))}\n` : '';
    writeFileSync(new URL(`docs/${name}.md`, dist), `${sideBySide(markdown)}${props}`);
  }
  sources.close();
  writeFileSync(new URL('llms.txt', dist), llmsText(pages));
}

const pathOf = (/** @type {URL} */ url) => fileURLToPath(url).replaceAll('\\', '/');

/** The links of a page where all pages lie in one folder. @param {string} markdown */
export function sideBySide(markdown) {
  return markdown.replaceAll(/\]\((?!https:|#)[^)]*?([\w-]+\.md)\)/g, '](./$1)');
}
