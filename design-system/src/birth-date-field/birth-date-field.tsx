import type { ChangeEventHandler, ComponentProps } from 'react';
import { controlClass } from '../field/control.ts';
import type { GroupProps } from '../field/field-props.ts';
import { FieldSet } from '../field/field.tsx';
import { useGroup } from '../field/use-field.ts';
import { Part, partControl } from '../internal/part.tsx';
import type { PartProps } from '../internal/part.tsx';
import { listenToParts } from './listen-to-parts.ts';
import type { DatePart } from './parse-date.ts';

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
    /** The parts are called `${name}.day`, `${name}.month` and `${name}.year`. */
    name: string;
    /** Order of the parts, to the eye and in the page (Registration §4: year first in Hungary). */
    order: DateOrder;
    /** Name of each part. */
    labels: Readonly<Record<DatePart, string>>;
    /** What the parts start with. */
    defaultValue?: Readonly<Partial<Record<DatePart, string>>> | undefined;
    /** The parts that the error is about: only these are marked and tell it. @default all three */
    invalidParts?: readonly DatePart[] | undefined;
    /**
     * Whether a full part leads on into the next while somebody types. Without, focus never moves on its own; a separator and
     * Backspace in an empty part still move it, because like Tab they are pressed to move. @default true
     */
    autoAdvance?: boolean | undefined;
    /** @default false */
    disabled?: boolean | undefined;
    /** Hears of every change of a part; the target is the part. */
    onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  };

/**
 * A birth date in three native inputs under one legend: typed, not picked, because nobody wants to scroll back forty years
 * in a calendar. Focus moves on by itself when a part is complete, but only while typing; a whole date pasted into any part
 * is shared out. `ref` is the fieldset; `onInput`, `onChange` and `onBlur` hear all three parts.
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

/** A number of two or four digits; `inputMode` and not `type="number"`, which steps when the wheel turns over it. */
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
