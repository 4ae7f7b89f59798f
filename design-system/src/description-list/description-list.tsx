import type { ReactNode, Ref } from 'react';

/** A pair of the list. */
export type Description = {
  /** The term: "E-Mail-Adresse". Unique in the list. */
  term: string;
  /** The value. */
  description: ReactNode;
};

/** The props of `DescriptionList`. */
export type DescriptionListProps = {
  /** The pairs, in their order. */
  items: readonly Description[];
  /** Id of the heading that is the list's name. */
  'aria-labelledby'?: string | undefined;
  id?: string | undefined;
  /** The list. */
  ref?: Ref<HTMLDListElement>;
};

/**
 * Values for the shopper to check. Term and description stand side by side if both fit, else one below the other (WCAG 2.2 1.3.1,
 * 1.4.10). This depends on neither the width of the window nor the text size. The very large growth of the description makes
 * all terms of a list equally wide.
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
