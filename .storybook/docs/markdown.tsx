import { Markdown as Block } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { docsIds, linked } from './links.ts';

const ids = docsIds();

/** Markdown of ours: its links lead to Storybook's pages, its examples are coloured. */
export function Markdown({ children }: { children: string }) {
  return <Block options={{ wrapper: 'div', forceWrapper: true }}>{linked(children, use(ids))}</Block>;
}

/** One line of a docs comment, of which only the code is more than text. */
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
