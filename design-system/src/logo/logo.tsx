import type { ReactNode, Ref } from 'react';

/** The props of `Logo`. */
export type LogoProps = {
  /** Where it leads, usually the shop's start page; without it the mark leads nowhere. @default none */
  href?: string | undefined;
  /** The brand and, of a link, where it leads: "Crema, zur Startseite". A word mark's word belongs in it. */
  label: string;
  /** The link. */
  ref?: Ref<HTMLAnchorElement>;
  /** The mark: a drawing in `currentColor`, a picture without alternative text, a word. Its words are in the label. */
  children: ReactNode;
};

const MARK =
  'ds ds-heading inline-flex min-h-target max-w-full items-center rounded-control text-h3 text-ink';

/**
 * The place of the brand's mark. Every brand brings its own drawing; the name is here, once and in words, so that neither a
 * drawing without words nor its parts are read (WCAG 2.2 1.1.1, 2.5.3).
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
