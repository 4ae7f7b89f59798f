import type { ComponentProps } from 'react';

/** The props of `SkipLink`. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'style'> & {
  /** Where it leads: the `id` of what can take focus, usually the page's `main` with `tabIndex={-1}`. */
  href: `#${string}`;
};

/**
 * Skips what every page repeats; the first thing of a page, seen as soon as Tab reaches it (WCAG 2.2 2.4.1, 2.4.7). A native
 * jump, so it works without JavaScript. `ref` is the link.
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
