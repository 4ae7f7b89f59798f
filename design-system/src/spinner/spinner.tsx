import { useEffect } from 'react';
import { useAnnouncer } from '../design-system-provider/context.ts';

const sizes = { small: 'size-icon', medium: 'size-8', large: 'size-12' } as const;

/** The props of `Spinner`. */
export type SpinnerProps = {
  /** Size of the ring: 1.25, 2 or 3 rem. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Text beside the ring. Without it the ring is an ornament, and you need the text elsewhere. */
  label?: string | undefined;
  /**
   * Whether the announcer reads the label when it appears. Leave it out if a button or region announces it already. @default
   * false
   */
  announce?: boolean | undefined;
};

/**
 * A turning ring for work of unknown duration. It has the colour of the text around it. With reduced motion it stands still, and
 * only the text shows the state. It is a drawing and not a border, because forced colours paint a transparent edge and close the
 * gap of the ring.
 *
 * ```tsx
 * <Spinner label={t('loadingAddresses')} announce />
 * ```
 */
export function Spinner({ size = 'medium', label, announce = false }: SpinnerProps) {
  useSaid(announce ? label : undefined);
  return (
    <span data-size={size} className="ds inline-flex max-w-full items-center gap-3">
      <svg
        aria-hidden="true"
        className={`ds ds-turn ${sizes[size]} shrink-0`}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2.5"
        viewBox="0 0 24 24"
      >
        <circle cx="12" cy="12" r="9" opacity=".25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label ? <span className="ds min-w-0">{label}</span> : null}
    </span>
  );
}

/** Announces a text politely when it appears and when it changes. Removes it when the component unmounts. */
export function useSaid(text: string | undefined): void {
  const announce = useAnnouncer();
  useEffect(() => (text ? announce(text) : undefined), [announce, text]);
}
