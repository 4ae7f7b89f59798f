import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiMarkdown } from './api/api-markdown.mjs';
import { openSources } from './api/sources.mjs';
import { readPages } from './pages.mjs';
import { parsePage } from './parse-page.mjs';

/**
 * Writes the documentation into the package: `docs/<name>.md`, that of a component with its props, and `llms.txt`.
 *
 * @param {URL} home of the package
 * @param {URL} dist
 */
export function writeDocs(home, dist) {
  const pages = readPages(home);
  const sources = openSources(pathOf(new URL('tsconfig.json', home)));
  mkdirSync(new URL('docs/', dist), { recursive: true });
  for (const { name, markdown, entry } of pages) {
    const props = entry ? `\n${apiMarkdown(sources.entryApi(pathOf(entry)))}\n` : '';
    writeFileSync(new URL(`docs/${name}.md`, dist), `${sideBySide(markdown)}${props}`);
  }
  sources.close();
  writeFileSync(new URL('llms.txt', dist), llmsText(pages));
}

const pathOf = (/** @type {URL} */ url) => fileURLToPath(url).replaceAll('\\', '/');

/** Changes the links of a page for a folder that contains all pages. @param {string} markdown */
export function sideBySide(markdown) {
  return markdown.replaceAll(/\]\((?!https:|#)[^)]*?([\w-]+\.md)\)/g, '](./$1)');
}

/**
 * Returns the list of all pages for a language model, in the format of llmstxt.org.
 * @param {ReturnType<typeof import('./pages.mjs').readPages>} pages
 */
export function llmsText(pages) {
  const lines = (/** @type {typeof pages} */ some) =>
    some
      .map(({ name, markdown }) => {
        const { title, summary } = parsePage(markdown);
        return `- [${title}](docs/${name}.md): ${summary}`;
      })
      .join('\n');
  return `# Crema design system

> Accessible form components, tokens and layouts for React 19.2 and newer: native elements, server rendering, no words built in, WCAG 2.2 AA.

Import each component from its own entry, like \`@crema/design-system/text-field\`, and \`@crema/design-system/styles.css\` once. Wrap
the page in \`DesignSystemProvider\`: it gives the components their words and the page its announcer. Every page of a component says
when to use it, its accessibility, its keys, what to do and not to do, and ends with its props.

## Guides

${lines(pages.filter(({ entry }) => !entry))}

## Components

${lines(pages.filter(({ entry }) => entry))}

## HTML

- [index.json](fixtures/index.json): The components as HTML in each of their states, for pages without React, listed by file.

## Tokens

- [tokens.json](tokens.json): All tokens in the W3C Design Tokens format, aliases resolved, for each theme and brand.
- [tokens.css](tokens.css): The CSS variables of every role, by day and after dark.
`;
}
