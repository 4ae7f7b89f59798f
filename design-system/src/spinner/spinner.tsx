import { useSaid } from '../design-system-provider/use-announcer.ts';

const sizes = { small: 'size-icon', medium: 'size-8', large: 'size-12' } as const;

/** The props of `Spinner`. */
export type SpinnerProps = {
  /** How large the ring is: 1.25, 2 or 3 rem. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What is waited for, beside the ring. Without it the ring is ornament, and the words stand elsewhere. */
  label?: string | undefined;
  /** Speaks the label when it appears. Leave it out where a button or region already says so. @default false */
  announce?: boolean | undefined;
};

/**
 * A turning ring: something is under way, nobody knows how long. It takes the colour of the text around it and stands still
 * with reduced motion, where the words alone say it. A drawing and no border, because forced colours paint a transparent
 * edge, and a ring without its gap does not turn.
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
        focusable="false"
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
