import type { ChangeEventHandler, ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { GroupProps } from '../field/field-props.ts';
import { FieldSet } from '../field/field.tsx';
import { useGroup } from '../field/use-field.ts';
import { Part, partControl } from '../internal/part.tsx';
import type { PartProps } from '../internal/part.tsx';
import { listenToParts } from './listen-to-parts.ts';
import type { DatePart } from './parse-date.ts';

export type { DatePart } from './parse-date.ts';

/** The orders in which countries write a date. */
export type DateOrder =
  | readonly ['day', 'month', 'year']
  | readonly ['month', 'day', 'year']
  | readonly ['year', 'month', 'day'];

/** The props of `BirthDateField`. */
export type BirthDateFieldProps = GroupProps &
  Omit<
    ComponentProps<'fieldset'>,
    keyof GroupProps | 'children' | 'className' | 'defaultValue' | 'disabled' | 'name' | 'onChange' | 'style'
  > & {
    /** The inputs have the names `${name}.day`, `${name}.month` and `${name}.year`. */
    name: string;
    /** Order of the parts on the screen and in the DOM (Registration §4: year first in Hungary). */
    order: DateOrder;
    /** Name of each part. */
    labels: Readonly<Record<DatePart, string>>;
    /** Initial texts of the parts. */
    defaultValue?: Readonly<Partial<Record<DatePart, string>>> | undefined;
    /** The parts that the error is about. Only these are marked as invalid and described by the error. @default all three */
    invalidParts?: readonly DatePart[] | undefined;
    /**
     * Whether focus moves to the next part when a part is full, while the shopper types. If not, only a separator and Backspace
     * in an empty part move focus. @default true
     */
    autoAdvance?: boolean | undefined;
    /** @default false */
    disabled?: boolean | undefined;
    /** Called for each change of a part. `event.target` is that part. */
    onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  };

/**
 * A birth date in three native inputs under one legend. The shopper types it, because it is tedious to scroll back forty years in
 * a calendar. Focus moves on when a part is complete, but only while the shopper types. A whole date that is pasted into any part
 * fills all three. `ref` is the fieldset. `onInput`, `onChange` and `onBlur` receive the events of all parts.
 *
 * ```tsx
 * <BirthDateField name="birthDate" order={site.birthDateOrder} label={t('birthDate')} labels={t.birthDateParts} required />
 * ```
 */
export function BirthDateField({
  name,
  order,
  labels,
  defaultValue,
  disabled,
  invalidParts = order,
  autoAdvance = true,
  onChange,
  ...props
}: BirthDateFieldProps) {
  const names = order.map((part) => `${name}.${part}`);
  const { frame, part: shared } = useGroup(props, [name, ...names]);
  return (
    <FieldSet {...frame}>
      <div
        ref={listenToParts}
        data-manual={autoAdvance ? undefined : ''}
        className="ds mt-1 flex flex-wrap gap-3"
      >
        {order.map((part) => (
          <DatePartInput
            key={part}
            {...shared}
            part={part}
            id={`${frame.id}-${part}`}
            name={`${name}.${part}`}
            label={labels[part]}
            defaultValue={defaultValue?.[part]}
            disabled={disabled}
            onChange={onChange}
            {...(invalidParts.includes(part) ? undefined : { state: 'default', errorId: undefined })}
          />
        ))}
      </div>
    </FieldSet>
  );
}

type Props = PartProps & {
  part: DatePart;
  name: string;
  defaultValue: string | undefined;
  disabled: boolean | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
};

/**
 * An input for two or four digits. It has `inputMode` and not `type="number"`, because the wheel of a mouse changes a number
 * input.
 */
const DatePartInput = ({ part, label, ...props }: Props) => (
  <Part id={props.id} label={label} width={part === 'year' ? 'ds w-[6.5rem]' : 'ds w-[4.75rem]'}>
    <input
      {...partControl(props)}
      data-part={part}
      type="text"
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      className={controlClass({ state: props.state, className: '[font-variant-numeric:tabular-nums]' })}
    />
  </Part>
);
