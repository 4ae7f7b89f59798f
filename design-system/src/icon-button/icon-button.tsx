import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';

/** The small size grows for a coarse pointer, so that a finger always gets 44 px (WCAG 2.2 2.5.8). */
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
  /** Its name: the action in words. No icon is clear to every shopper (WCAG 2.2 4.1.2). */
  label: string;
  /** Name of the icon. */
  icon: IconName;
  /** 32, 44 or 52 px at the default text size. `large` fits beside a field. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The rank of the action, as with `Button`. @default 'quiet' */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `submit` sends the form. @default 'button' */
  type?: 'button' | 'submit' | undefined;
};

/**
 * A native button with an icon instead of text, if there is no room for words: close, edit, clear. Its name is text in the page
 * and not `aria-label`, because browsers translate only text. It has no tooltip, which a finger never sees. Use `Button` if the
 * action needs an explanation. `ref` is the button.
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
      {/* The arrow back points to the start of the line. */}
      <Icon name={icon} size={`${drawing[size]}${icon === 'back' ? ' rtl:-scale-x-100' : ''}`} />
      <span className="ds sr-only">{label}</span>
    </button>
  );
}
