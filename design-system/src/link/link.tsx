import type { ComponentProps } from 'react';

/** The props of `Link`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & {
  /** The address. */
  href: string;
  /** Whether it stands alone. It then has the target size of a button (WCAG 2.2 2.5.8). @default false */
  standalone?: boolean | undefined;
};

/**
 * A link in a text, or alone. It is underlined, because colour alone does not distinguish it from its sentence (WCAG 2.2 1.4.1).
 * A link that opens a new window passes on neither opener nor referrer.
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
