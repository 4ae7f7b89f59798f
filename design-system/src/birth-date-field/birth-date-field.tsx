import type { ChangeEventHandler, ComponentProps } from 'react';
import { FieldSet } from '../field/field-set.tsx';
import type { GroupProps } from '../field/field-props.ts';
import { useGroup } from '../field/use-group.ts';
import { DatePartInput } from './date-part-input.tsx';
import type { DatePart } from './date-part-input.tsx';
import { listenToParts } from './listen-to-parts.ts';

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
