import { Prose } from './prose.tsx';

/** What a page is about. */
export function PageHead({ title, summary }: { title: string; summary: string }) {
  return (
    <Prose>
      <h1>{title}</h1>
      <p className="crema-summary">{summary}</p>
    </Prose>
  );
}
