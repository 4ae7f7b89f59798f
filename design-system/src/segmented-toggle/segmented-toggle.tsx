import { useField } from '../field/use-field.ts';
import { ChoiceSet } from '../radio-group/choice-set.tsx';
import { checkedOf } from '../radio-group/choice.ts';
import type { Choice, ChoiceProps } from '../radio-group/choice.ts';

/** Two to four: one is no choice, five are a list. */
export type SegmentedOptions =
  | readonly [Choice, Choice]
  | readonly [Choice, Choice, Choice]
  | readonly [Choice, Choice, Choice, Choice];

type SegmentedToggleProps = ChoiceProps & {
  /** The answers, a word or two each, in order. */
  options: SegmentedOptions;
};

/**
 * One answer out of a few short ones, in a row that wraps where it does not fit: private person or company. Native radios
 * underneath, so that it is read and driven as what it is; a row of buttons would send nothing. Uncontrolled with
 * `defaultValue`. `ref` is the fieldset.
 *
 * ```tsx
 * <SegmentedToggle
 *   name="companyType"
 *   label={t('companyType')}
 *   options={[{ value: 'INDIVIDUAL', label: t('individual') }, { value: 'INSTITUTIONAL', label: t('institutional') }]}
 *   defaultValue="INDIVIDUAL"
 * />
 * ```
 */
export function SegmentedToggle({
  name,
  value,
  defaultValue,
  onChange,
  options,
  ...props
}: SegmentedToggleProps) {
  const field = useField(props);
  return (
    <ChoiceSet {...props} field={field}>
      <div className="ds-segments">
        {options.map((option, index) => (
          <label key={option.value} className="ds-segment">
            <input
              // Not the value: an id has no blanks.
              id={`${field.control.id}-${index}`}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={props.error ? field.ids.error : undefined}
              className="ds-radio"
              onChange={onChange}
              {...checkedOf(option.value, { value, defaultValue })}
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
