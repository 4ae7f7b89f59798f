import { globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parsePage } from '../../design-system/build/docs/parse-page.mjs';
import { withAddresses } from '../../tracking/build/reference/markdown/markdown.mjs';
import type { Part } from '../../tracking/build/reference/parts.mjs';
import { referenceParts } from '../../tracking/build/reference/parts.mjs';
import { folderOf, folders } from '../../tracking/build/reference/parts/readme.mjs';

/** Where main.ts finds the pages. */
const folder = new URL('../.cache/tracking/', import.meta.url);
const unfinished = new URL('../.cache/tracking-unfinished/', import.meta.url);

/** The pages are written again when one of these has changed. A folder changes when a file is removed from it. */
const sources = ['tracking/{src,build}/**', 'design-system/build/docs/**', '.storybook/docs/*.ts'];

/** The id of a part's page in Storybook's addresses: `messages/LeadData` becomes `tracking-messages-leaddata`. */
const idOf = (part: string) => `tracking-${part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** The page's place in the sidebar. */
function placeOf(part: Part): string {
  if (part.name === 'README') return 'Tracking/Overview';
  const folder = folderOf(part);
  return ['Tracking', ...(folder ? [folders.get(folder)] : []), part.title].join('/');
}

const markdown = (text: string) => (text ? `<Markdown>{${JSON.stringify(text)}}</Markdown>` : '');

/** A brace would begin JavaScript. */
const heading = (text: string) => text.replaceAll(/[{}]/g, '\\$&');

/**
 * A part of the tracking reference as a page. Storybook's search and its anchors know the headings of the page itself, so
 * these are written out; what stands between them is Markdown as on all our pages.
 */
export function referencePage(part: Part): string {
  const text = withAddresses(`# ${part.title}\n\n${part.body}`, (to, anchor) =>
    to === part.name && anchor ? anchor : `?path=/docs/${idOf(to)}--docs${anchor}`,
  );
  const { title, summary, lead, sections } = parsePage(text);
  return [
    "import { Meta } from '@storybook/addon-docs/blocks';\nimport '../../docs/docs.css';\nimport { Markdown } from '../../docs/markdown.tsx';\nimport { Prose } from '../../docs/prose.tsx';",
    `<Meta title=${JSON.stringify(placeOf(part))} id="${idOf(part.name)}" />`,
    '<Prose>',
    `# ${title}`,
    markdown([summary, lead].filter(Boolean).join('\n\n')),
    ...sections.flatMap(({ title, body }) => [`## ${heading(title)}`, markdown(body)]),
    '</Prose>\n',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Writes the pages of the tracking reference, unless nothing has changed since. */
export async function writeReferencePages(): Promise<void> {
  if (isFresh()) return;
  const parts = await referenceParts();
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const part of parts) {
    writeFileSync(new URL(`${idOf(part.name)}.mdx`, unfinished), referencePage(part));
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function isFresh(): boolean {
  const root = new URL('../../', import.meta.url);
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return globSync(sources, { cwd: root }).every((path) => statSync(new URL(path, root)).mtimeMs < made);
}
