import type { ReactNode } from 'react';

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
