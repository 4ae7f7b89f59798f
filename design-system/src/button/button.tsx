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
  /** Waiting for an answer: further clicks and submits are ignored. @default false */
  loading?: boolean;
  /** Spoken when the waiting begins: what is waited for. @default the provider's `strings.loading` */
  loadingLabel?: string | undefined;
};

/**
 * A native button. While it waits it keeps the focus and its name: a `disabled` button would drop a keyboard user to the
 * top of the page, so it is `aria-disabled` and turns clicks away itself. That holds Enter in a field back as well, because
 * the browser submits a form by clicking its button. `ref` is the button.
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
