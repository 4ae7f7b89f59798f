import type { ComponentProps } from 'react';

/** The rank of an action. Use one `primary` on each screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

// Each class list as one whole string: the style sheet of a page gets the rules of the classes that its scripts contain.
const looks: Record<ButtonVariant, string> = {
  primary: 'ds ds-button ds-primary',
  secondary: 'ds ds-button',
  quiet: 'ds ds-button ds-quiet',
};

/** Returns the classes of a button, or of a link that looks like one. `button.css` has their rules. */
export const buttonClass = (variant: ButtonVariant): string => looks[variant];

/** The props of `ButtonLink`. */
export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'href' | 'style'> & {
  /** The address. */
  href: string;
  /** @default 'secondary' */
  variant?: ButtonVariant;
};

/** A link that looks like a button, if the next step is a page. Assistive technology still finds a link. */
export function ButtonLink({ variant = 'secondary', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(variant)}>
      {children}
    </a>
  );
}
