import type { ReactNode } from 'react';

/** Text of ours on a page of Storybook: in our look, out of reach of Storybook's own. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled crema-docs">{children}</div>;
}

/** What a page is about. */
export function PageHead({ title, summary }: { title: string; summary: string }) {
  return (
    <Prose>
      <h1>{title}</h1>
      <p className="crema-summary">{summary}</p>
    </Prose>
  );
}

type SectionProps = { title: string; children: ReactNode };

/** A section of a page with a heading that the contents beside the page can lead to. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
