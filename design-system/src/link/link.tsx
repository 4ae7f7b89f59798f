import type { ComponentProps } from 'react';

/** The props of `Link`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & {
  /** Where it leads. */
  href: string;
  /** Whether it stands by itself: it is then as large a target as a button (WCAG 2.2 2.5.8). @default false */
  standalone?: boolean | undefined;
};

/**
 * A link in a text, or by itself: underlined, because colour alone does not tell it from its sentence (WCAG 2.2 1.4.1). One
 * that opens a new window hands over neither opener nor referrer.
 */
export function Link({ standalone, target, rel, children, ...rest }: LinkProps) {
  const opensWindow = target === '_blank';
  return (
    <a
      {...rest}
      target={target}
      rel={rel ?? (opensWindow ? 'noopener noreferrer' : undefined)}
      className={standalone ? 'ds ds-link ds-link-alone' : 'ds ds-link'}
    >
      {children}
    </a>
  );
}
