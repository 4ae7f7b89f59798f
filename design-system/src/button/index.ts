export { Button } from './button.tsx';
export type { ButtonProps } from './button.tsx';
export { ButtonLink } from './button-link.tsx';
export type { ButtonLinkProps } from './button-link.tsx';
export type { ButtonVariant } from './button-link.tsx';
