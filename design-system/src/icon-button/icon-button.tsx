import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';

/** With a coarse pointer the small one grows as well: a finger always gets 44 px (WCAG 2.2 2.5.8). */
const iconButton = cva(
  'ds inline-flex shrink-0 cursor-pointer items-center justify-center rounded-control border-thin disabled:cursor-not-allowed disabled:opacity-50 forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:disabled:opacity-100',
  {
    variants: {
      size: {
        small: 'size-8 pointer-coarse:size-target',
        medium: 'size-target',
        large: 'size-control',
      },
      variant: {
        primary:
          'border-transparent bg-action text-action not-disabled:hover:bg-action-hover not-disabled:active:bg-action-pressed',
        secondary: 'border-action bg-transparent text-link not-disabled:hover:bg-action-soft',
        quiet:
          'border-transparent bg-transparent text-hint not-disabled:hover:bg-action-soft not-disabled:hover:text-ink',
      },
    },
  },
);

const drawing = { small: 'size-icon', medium: 'size-icon', large: 'size-6' } as const;

/** The props of `IconButton`. */
export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-labelledby' | 'children' | 'className' | 'style' | 'title' | 'type'
> & {
  /** What it does, in words: its name. There is no icon that everybody reads alike (WCAG 2.2 4.1.2). */
  label: string;
  /** Which drawing. */
  icon: IconName;
  /** 32, 44 or 52 px with ordinary text; the last one stands beside a field. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The rank of the action, as with `Button`. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `submit` sends the form. @default 'button' */
  type?: 'button' | 'submit' | undefined;
};

/**
 * A native button with a drawing in place of words, where the place leaves no choice: close, edit, clear. The name is text
 * in the page and not `aria-label`, because browsers translate text only; and there is no tooltip, which a finger never
 * sees. What needs a tooltip needs a `Button`. `ref` is the button.
 *
 * ```tsx
 * <IconButton icon="edit" label={t('editAddress')} onClick={edit} />
 * ```
 */
export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      data-size={size}
      className={iconButton({ size, variant })}
    >
      {/* The arrow back points to where the line begins. */}
      <Icon name={icon} size={`${drawing[size]}${icon === 'back' ? ' rtl:-scale-x-100' : ''}`} />
      <span className="ds sr-only">{label}</span>
    </button>
  );
}
