import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** The props of `ProgressBar`. */
export type ProgressBarProps = Omit<
  ComponentProps<'progress'>,
  'aria-label' | 'aria-labelledby' | 'aria-valuetext' | 'children' | 'className' | 'max' | 'style' | 'value'
> & {
  /** What is under way. Above the bar, its name. */
  label: ReactNode;
  /** How far it is, from 0 to `max`. Without it nobody knows, and the bar is striped. */
  value?: number | undefined;
  /** What `value` is when all is done, in the same unit. @default 1 */
  max?: number | undefined;
  /** The value in words, "Schritt 2 von 4": beside the label, and read in place of a percentage. */
  valueText?: string | undefined;
};

/**
 * A native progress bar. It does not speak by itself: what the shopper must hear at a certain point is said by
 * `useAnnouncer`, or every per cent would be read out. `ref` is the progress element.
 *
 * ```tsx
 * <ProgressBar label={t('registration')} value={step} max={steps} valueText={t('stepOf', { step, steps })} />
 * ```
 */
export function ProgressBar({ label, value, max = 1, valueText, id, ...rest }: ProgressBarProps) {
  const generated = useId();
  const bar = id ?? generated;
  return (
    <div className="ds min-w-0" data-state={value === undefined ? 'indeterminate' : 'determinate'}>
      <div className="ds mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={`${bar}-label`} className="ds font-medium">
          {label}
        </span>
        {valueText ? (
          // Read as the value of the bar; here it would be heard a second time.
          <span aria-hidden="true" className="ds text-small text-hint [font-variant-numeric:tabular-nums]">
            {valueText}
          </span>
        ) : null}
      </div>
      <progress
        {...rest}
        id={bar}
        aria-labelledby={`${bar}-label`}
        // React writes an attribute for a given value only; without one the native bar is indeterminate.
        {...(value === undefined ? {} : { value })}
        max={max}
        aria-valuetext={valueText}
        className="ds ds-progress"
      />
    </div>
  );
}
