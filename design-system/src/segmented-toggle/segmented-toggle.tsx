import { useGroup } from '../field/use-field.ts';
import { checkedOf, ChoiceSet } from '../internal/choice.tsx';
import type { Choice, ChoiceProps } from '../internal/choice.tsx';

/** Two to four answers. One is no choice, and five need a list. */
export type SegmentedOptions =
  | readonly [Choice, Choice]
  | readonly [Choice, Choice, Choice]
  | readonly [Choice, Choice, Choice, Choice];

/** The props of `SegmentedToggle`. */
export type SegmentedToggleProps = ChoiceProps & {
  /** The answers in order, a word or two each. */
  options: SegmentedOptions;
};

/**
 * One answer out of a few short ones, in a row that wraps if it does not fit: private person or company. It has native radios, so
 * that assistive technology reads and operates it as a choice and the form sends it. Uncontrolled with `defaultValue`. `ref` is
 * the fieldset.
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
  const { frame, part } = useGroup(props, [name]);
  return (
    <ChoiceSet {...frame}>
      <div className="ds ds-segments">
        {options.map((option, index) => (
          <label key={option.value} className="ds ds-segment">
            <input
              // Not the value, because an id must not contain blanks.
              id={`${frame.id}-${index}`}
              type="radio"
              name={name}
              form={part.form}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={part.errorId}
              className="ds ds-radio"
              onChange={onChange}
              {...checkedOf(option.value, { value, defaultValue })}
            />
            <span className="ds min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
