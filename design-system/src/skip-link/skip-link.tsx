import type { ComponentProps } from 'react';

/** The props of `SkipLink`. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'style'> & {
  /** The `id` of its target, usually the page's `main` with `tabIndex={-1}`. */
  href: `#${string}`;
};

/**
 * Skips the content that every page repeats. It is the first element of a page and visible when Tab reaches it (WCAG 2.2 2.4.1,
 * 2.4.7). It works without JavaScript. `ref` is the link.
 *
 * ```tsx
 * <SkipLink href="#main">{t('skip')}</SkipLink>
 * ```
 */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className="ds ds-skip-link">
      {children}
    </a>
  );
}
