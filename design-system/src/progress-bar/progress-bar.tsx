import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** The props of `ProgressBar`. */
export type ProgressBarProps = Omit<
  ComponentProps<'progress'>,
  'aria-label' | 'aria-labelledby' | 'aria-valuetext' | 'children' | 'className' | 'max' | 'style' | 'value'
> & {
  /** The name of the bar, shown above it. */
  label: ReactNode;
  /** Progress from 0 to `max`. Without it the progress is unknown, and the bar is striped. */
  value?: number | undefined;
  /** Value of a finished bar, in the same unit. @default 1 */
  max?: number | undefined;
  /** The value in words, "Schritt 2 von 4": shown beside the label, and read instead of a percentage. */
  valueText?: string | undefined;
};

/**
 * A native progress bar. It announces nothing by itself, because a screen reader would read every per cent. Use `useAnnouncer`
 * for the points that shoppers must hear. `ref` is the progress element.
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
          // The bar's value is the same text, so a screen reader would read it twice.
          <span aria-hidden="true" className="ds text-small text-hint [font-variant-numeric:tabular-nums]">
            {valueText}
          </span>
        ) : null}
      </div>
      <progress
        {...rest}
        id={bar}
        aria-labelledby={`${bar}-label`}
        // React writes an attribute only if it has a value. Without it the native bar is indeterminate.
        {...(value === undefined ? {} : { value })}
        max={max}
        aria-valuetext={valueText}
        className="ds ds-progress"
      />
    </div>
  );
}
