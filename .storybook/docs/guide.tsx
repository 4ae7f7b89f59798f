import { use } from 'react';
import type { ReactNode } from 'react';
import { parsePage } from '../../design-system/build/docs/parse-page.mjs';
import './docs.css';
import { Markdown } from './markdown.tsx';
import { PageHead, Prose, Section } from './prose.tsx';
import { guide } from './pages.ts';

const guides = new Map<string, Promise<string>>();

type GuideProps = {
  /** Name of a file in `docs/` of the design system or of a flow, without its ending. */
  name: string;
  /** Content between the summary and the first section. */
  children?: ReactNode;
  /** Content after the last section. */
  after?: ReactNode;
};

/** A page with a guide. */
export function Guide({ name, children, after }: GuideProps) {
  const found = guides.get(name) ?? guide(name);
  guides.set(name, found);
  const { title, summary, lead, sections } = parsePage(use(found));
  return (
    <>
      <PageHead title={title} summary={summary} />
      <Prose>
        {children}
        {lead ? <Markdown>{lead}</Markdown> : null}
        {sections.map(({ title, body }) => (
          <Section key={title} title={title}>
            <Markdown>{body}</Markdown>
          </Section>
        ))}
        {after}
      </Prose>
    </>
  );
}
