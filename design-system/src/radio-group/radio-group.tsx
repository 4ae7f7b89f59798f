import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useGroup } from '../field/use-field.ts';
import { checkedOf, ChoiceSet } from '../internal/choice.tsx';
import type { Choice, ChoiceProps } from '../internal/choice.tsx';

const cards = cva('ds mt-2 grid gap-3', {
  variants: {
    layout: { stack: '', row: 'ds-radio-row' },
  },
});

/** One card of a `RadioGroup`. */
export type RadioOption = Choice & {
  /** Help to decide, under the label and read after it. */
  hint?: ReactNode;
  /** An `Icon` or a small drawing at the end of the card. It is an ornament that assistive technology does not see. */
  illustration?: ReactNode;
};

/** The props of `RadioGroup`. */
export type RadioGroupProps = ChoiceProps & {
  /** The cards, in order. */
  options: readonly RadioOption[];
  /** `row` puts the cards side by side if they fit, whatever the width of the window is. @default 'stack' */
  layout?: 'stack' | 'row' | undefined;
};

/**
 * One answer out of several that need an explanation: native radios as cards under one legend. The group is one tab stop, and the
 * browser handles the arrow keys. A choice before hydration or without JavaScript counts. Uncontrolled with `defaultValue`. `ref`
 * is the fieldset.
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
            // Not the value, because an id must not contain blanks.
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

type CardProps = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'id' | 'style' | 'type' | 'value'
> & {
  option: RadioOption;
  id: string;
  /** Id of the group's error. Focus is sent to a radio, and some screen readers do not read the group's description then. */
  errorId: string | undefined;
};

/**
 * A native radio in a label that is the whole card. Only the first line of the label is the name, because a screen reader would
 * otherwise read the hint as part of the name. The hint is the description.
 */
function RadioCard({ option, id, errorId, ...rest }: CardProps) {
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
