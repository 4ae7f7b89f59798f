import { parsePage } from '../../design-system/build/docs/parse-page.mjs';

const markdown = (text: string) => (text ? `<Markdown>{${JSON.stringify(text)}}</Markdown>` : '');

/** Escapes braces, because MDX runs their content as JavaScript. */
const heading = (text: string) => text.replaceAll(/[{}]/g, '\\$&');

/**
 * Creates a page of Storybook from Markdown. Storybook's search and its anchors find only headings of the page itself, so the
 * headings are written out. The text between them is Markdown, as on all our pages.
 *
 * @param place in the sidebar, such as `Tracking/Overview`
 * @param id in Storybook's addresses
 */
export function mdxPage(place: string, id: string, text: string): string {
  const { title, summary, lead, sections } = parsePage(text);
  return [
    "import { Meta } from '@storybook/addon-docs/blocks';\nimport '../../docs/docs.css';\nimport { Markdown } from '../../docs/markdown.tsx';\nimport { Prose } from '../../docs/prose.tsx';",
    `<Meta title=${JSON.stringify(place)} id="${id}" />`,
    '<Prose>',
    `# ${title}`,
    markdown([summary, lead].filter(Boolean).join('\n\n')),
    ...sections.flatMap(({ title, body }) => [`## ${heading(title)}`, markdown(body)]),
    '</Prose>\n',
  ]
    .filter(Boolean)
    .join('\n\n');
}
