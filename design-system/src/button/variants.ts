/** The rank of an action: one primary per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The classes of a button, or of a link that looks like one. Their look is in `button.css`. */
export const buttonClass = (variant: ButtonVariant): string => `ds ds-button ds-${variant}`;
