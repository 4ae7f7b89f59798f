import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'href'> & {
  /** Where it leads. */
  href: string;
};

/**
 * A link inside or beside text: underlined, because colour alone does not tell it from its sentence (WCAG 2.2 1.4.1). One
 * that opens a new window hands over neither opener nor referrer.
 */
export function Link({ target, rel, children, ...rest }: LinkProps) {
  const opensWindow = target === '_blank';
  return (
    <a
      {...rest}
      target={target}
      rel={rel ?? (opensWindow ? 'noopener noreferrer' : undefined)}
      className="rounded-check font-medium text-link underline underline-offset-3 hover:decoration-2"
    >
      {children}
    </a>
  );
}
