import { useEffect } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { buttonClass } from './button-link.tsx';
import type { ButtonVariant } from './button-link.tsx';

/** The props of `Button`. */
export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  /** `submit` sends the form. @default 'button' */
  type?: 'button' | 'submit';
  /** @default 'primary' */
  variant?: ButtonVariant;
  /** Whether a request is pending. The button then ignores clicks and submits. @default false */
  loading?: boolean;
  /** Spoken when `loading` begins: what the shopper waits for. @default the provider's `strings.loading` */
  loadingLabel?: string | undefined;
};

/**
 * A native button. While it loads it keeps its focus and its name. A `disabled` button would lose the focus, so the button is
 * `aria-disabled` and ignores clicks. Enter in a field does nothing either, because the browser submits a form by a click on its
 * button. `ref` is the button.
 *
 * ```tsx
 * <Button type="submit" loading={pending}>{t('submit')}</Button>
 * ```
 */
export function Button({ variant = 'primary', loading = false, type = 'button', ...props }: ButtonProps) {
  const { strings, announce } = useDesignSystem();
  const { onClick, children, loadingLabel = strings.loading, ...rest } = props;

  useEffect(() => (loading ? announce(loadingLabel) : undefined), [loading, announce, loadingLabel]);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-state={loading ? 'loading' : 'default'}
      className={buttonClass(variant)}
      onClick={handleClick}
    >
      <span className={loading ? 'ds ds-spinner relative' : 'ds relative'}>{children}</span>
    </button>
  );
}
