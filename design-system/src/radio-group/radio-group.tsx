import { cva } from 'class-variance-authority';
import { useGroup } from '../field/use-group.ts';
import { ChoiceSet } from '../internal/choice/choice-set.tsx';
import { checkedOf } from '../internal/choice/choice.ts';
import type { ChoiceProps } from '../internal/choice/choice.ts';
import { RadioCard } from './radio-card.tsx';
import type { RadioOption } from './radio-card.tsx';

const cards = cva('ds mt-2 grid gap-3', {
  variants: {
    layout: { stack: '', row: 'ds-radio-row' },
  },
});

/** The props of `RadioGroup`. */
export type RadioGroupProps = ChoiceProps & {
  /** The cards, in order. */
  options: readonly RadioOption[];
  /** `row` puts the cards side by side as long as they fit, whatever the width of the window. @default 'stack' */
  layout?: 'stack' | 'row' | undefined;
};

/**
 * One answer out of several that need a word of explanation: native radios as cards under one legend. Tab stops once, the
 * arrow keys come from the browser, and a choice made before hydration or without JavaScript counts. Uncontrolled with
 * `defaultValue`. `ref` is the fieldset.
 *
 * ```tsx
 * <RadioGroup
 *   name="cardType"
 *   label={t('cardType')}
 *   options={[{ value: 'digital', label: t('digital'), hint: t('digitalHint'), illustration: <Icon name="card" /> }]}
 *   error={errors.cardType}
 *   required
 * />
 * ```
 */
export function RadioGroup({
  name,
  value,
  defaultValue,
  onChange,
  options,
  layout,
  ...props
}: RadioGroupProps) {
  const { frame, part } = useGroup(props, [name]);
  return (
    <ChoiceSet {...frame}>
      <div className={cards({ layout })}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            option={option}
            // Not the value: an id has no blanks.
            id={`${frame.id}-${index}`}
            name={name}
            form={part.form}
            errorId={part.errorId}
            onChange={onChange}
            {...checkedOf(option.value, { value, defaultValue })}
          />
        ))}
      </div>
    </ChoiceSet>
  );
}
