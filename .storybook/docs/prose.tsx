import type { ReactNode } from 'react';

/** Our own text on a page of Storybook, in our look and without Storybook's styles. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled crema-docs">{children}</div>;
}

/** Title and summary of a page. */
export function PageHead({ title, summary }: { title: string; summary: string }) {
  return (
    <Prose>
      <h1>{title}</h1>
      <p className="crema-summary">{summary}</p>
    </Prose>
  );
}

type SectionProps = { title: string; children: ReactNode };

/** A section of a page. The list of contents beside the page links to its heading. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
