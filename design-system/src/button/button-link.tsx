import type { ComponentProps } from 'react';
import { buttonClass } from './variants.ts';
import type { ButtonVariant } from './variants.ts';

/** The props of `ButtonLink`. */
export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'style'> & {
  /** Where it leads. */
  href: string;
  /** @default 'secondary' */
  variant?: ButtonVariant;
};

/** A link that looks like a button, for a page that is the next step. It stays a link to assistive technology. */
export function ButtonLink({ variant = 'secondary', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(variant)}>
      {children}
    </a>
  );
}
