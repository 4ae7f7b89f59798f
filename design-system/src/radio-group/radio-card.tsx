import type { ComponentProps, ReactNode } from 'react';
import type { Choice } from '../internal/choice/choice.ts';

/** One card of a `RadioGroup`. */
export type RadioOption = Choice & {
  /** Helps to decide; under the label, read after it. */
  hint?: ReactNode;
  /** An `Icon` or a small drawing at the end of the card. Ornament: hidden from the outline, so the words must do. */
  illustration?: ReactNode;
};

type Props = Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'style' | 'type' | 'value'> & {
  option: RadioOption;
  id: string;
  /** Id of the group's error. Focus is sent to a radio, and not every screen reader then reads what describes the group. */
  errorId: string | undefined;
};

/**
 * A native radio in a label that is the whole card. Only the label's first line is the name, or the hint would be read as
 * part of it; the hint is the description.
 */
export function RadioCard({ option, id, errorId, ...rest }: Props) {
  const { value, label, hint, illustration, disabled } = option;
  const described = [errorId, hint ? `${id}-hint` : undefined].filter(Boolean).join(' ');
  return (
    <label htmlFor={id} className="ds ds-radio-card">
      <input
        {...rest}
        id={id}
        type="radio"
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        className="ds ds-radio"
      />
      <span className="ds ds-radio-words">
        <span id={`${id}-label`} className="ds block font-medium leading-control">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="ds ds-radio-hint">
            {hint}
          </span>
        ) : null}
      </span>
      {illustration ? (
        <span aria-hidden="true" className="ds ms-auto self-center text-link">
          {illustration}
        </span>
      ) : null}
    </label>
  );
}
