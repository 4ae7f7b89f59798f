import { parsePage } from './parse-page.mjs';

/**
 * The list of all pages for a language model, in the format of llmstxt.org.
 * @param {ReturnType<typeof import('./pages.mjs').readPages>} pages
 */
export function llmsText(pages) {
  const lines = (/** @type {'guide' | 'component'} */ kind) =>
    pages
      .filter((page) => page.kind === kind)
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

${lines('guide')}

## Components

${lines('component')}

## HTML

- [index.json](fixtures/index.json): The components as HTML in each of their states, for pages without React, listed by file.

## Tokens

- [tokens.json](tokens.json): All tokens in the W3C Design Tokens format, aliases resolved, for each theme and brand.
- [tokens.css](tokens.css): The CSS variables of every role, by day and after dark.
`;
}
