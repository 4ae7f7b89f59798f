import type { ComponentProps } from 'react';

/** The rank of an action: one primary per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

// Each name as a whole word: a page's style has the rules of the classes that its scripts name.
const looks: Record<ButtonVariant, string> = {
  primary: 'ds ds-button ds-primary',
  secondary: 'ds ds-button',
  quiet: 'ds ds-button ds-quiet',
};

/** The classes of a button, or of a link that looks like one. Their look is in `button.css`. */
export const buttonClass = (variant: ButtonVariant): string => looks[variant];

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
