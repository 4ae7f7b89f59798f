import type { ReactNode, Ref } from 'react';

/** The props of `Logo`. */
export type LogoProps = {
  /** Address of the link, usually the shop's start page. Without it the mark is no link. @default none */
  href?: string | undefined;
  /** Name of the brand and, for a link, its target: "Crema, zur Startseite". Include the word of a word mark. */
  label: string;
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
  /** The mark: a drawing in `currentColor`, a picture without alternative text, or a word. Its words are in the label. */
  children: ReactNode;
};

const MARK =
  'ds ds-heading inline-flex min-h-target max-w-full items-center rounded-control text-h3 text-ink';

/**
 * The brand's mark. Each brand brings its own drawing. The name is here as text, so that a screen reader reads neither a drawing
 * without words nor its parts (WCAG 2.2 1.1.1, 2.5.3).
 *
 * ```tsx
 * <Logo href={links.shop} label={t('brand')}><CremaMark /></Logo>
 * ```
 */
export function Logo({ href, label, ref, children }: LogoProps) {
  const parts = (
    <>
      <span aria-hidden="true" className="ds inline-flex max-w-full items-center gap-3 *:max-w-full">
        {children}
      </span>
      <span className="ds sr-only">{label}</span>
    </>
  );
  if (href === undefined) return <span className={MARK}>{parts}</span>;
  return (
    <a ref={ref} href={href} className={MARK}>
      {parts}
    </a>
  );
}
