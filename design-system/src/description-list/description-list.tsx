import type { ReactNode, Ref } from 'react';

/** A pair of the list. */
export type Description = {
  /** What it is: "E-Mail-Adresse". One of its kind in the list. */
  term: string;
  /** What is known about it. */
  description: ReactNode;
};

/** The props of `DescriptionList`. */
export type DescriptionListProps = {
  /** The pairs, in their order. */
  items: readonly Description[];
  /** Names the list by a heading of the page. */
  'aria-labelledby'?: string | undefined;
  id?: string | undefined;
  /** The list. */
  ref?: Ref<HTMLDListElement>;
};

/**
 * What is known, to be checked: term and description side by side as long as both fit, whatever the width of the window or
 * the size of the text, else one under the other (WCAG 2.2 1.3.1, 1.4.10). The huge growth of the description keeps all
 * terms of a list equally wide.
 *
 * ```tsx
 * <DescriptionList items={[{ term: t('email'), description: customer.email }]} />
 * ```
 */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className="ds border-t-thin border-hairline">
      {items.map(({ term, description }) => (
        <div key={term} className="ds flex flex-wrap gap-x-6 border-b-thin border-hairline py-3">
          <dt className="ds min-w-0 grow basis-[12rem] font-medium text-hint">{term}</dt>
          <dd className="ds min-w-0 grow-999 basis-medium text-ink">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
