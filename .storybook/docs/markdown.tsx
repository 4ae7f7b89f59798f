import { Markdown as Block } from '@storybook/addon-docs/blocks';
import { use } from 'react';

const ids = docsIds();

/** Our Markdown. Its links lead to Storybook's pages, and its examples have colours. */
export function Markdown({ children }: { children: string }) {
  return <Block options={{ wrapper: 'div', forceWrapper: true }}>{linked(children, use(ids))}</Block>;
}

/** One line of a doc comment, in which only code is formatted. */
export function Inline({ children }: { children: string }) {
  const [text = '', code, ...rest] = children.split('`');
  if (code === undefined) return text;
  return (
    <>
      {text}
      <code>{code}</code>
      <Inline>{rest.join('`')}</Inline>
    </>
  );
}

/** Ids of the pages in Storybook by the names of their sources: `text-field`, `theming`. */
type DocsIds = ReadonlyMap<string, string>;

/** Reads the ids from Storybook's own index, which has every page's title. */
async function docsIds(): Promise<DocsIds> {
  const index: unknown = await (await fetch('index.json')).json();
  const ids = entries(index).flatMap(({ id, importPath, type }) => {
    const [, folder, file] = /([\w-]+)\/([\w-]+)\.(?:stories\.tsx|mdx)$/.exec(importPath) ?? [];
    const name = importPath.endsWith('.mdx') ? file : folder;
    return type === 'docs' && name ? [{ id, name }] : [];
  });
  return new Map(ids.map(({ id, name }) => [name, id]));
}

type Entry = { id: string; importPath: string; type: string };

function entries(index: unknown): Entry[] {
  const found = typeof index === 'object' && index && 'entries' in index ? index.entries : undefined;
  return Object.values(found ?? {}).filter(
    (entry: unknown): entry is Entry =>
      typeof entry === 'object' &&
      entry !== null &&
      'importPath' in entry &&
      'type' in entry &&
      'id' in entry,
  );
}

/** The words after the language of an example's fence. Only our tests read them. */
const FENCE_META = /^(```\w+) .+$/gm;

/** Returns a page for Storybook. In the sources its links name files: `../select/select.md`, `../../docs/theming.md`. */
function linked(markdown: string, ids: DocsIds): string {
  return markdown
    .replaceAll(FENCE_META, '$1')
    .replaceAll(/\]\((?!https:|#)[^)]*?([\w-]+)\.md\)/g, (link, name: string) => {
      const id = ids.get(name);
      return id ? `](?path=/docs/${id})` : link;
    });
}
