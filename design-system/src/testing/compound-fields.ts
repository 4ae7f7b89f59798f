import { select } from './choice-fields.ts';
import type { SelectObject } from './choice-fields.ts';
import { field } from './field-object.ts';
import type { Field } from './field-object.ts';
import type { Name, Screen } from './screen.ts';
import { textField } from './typed-fields.ts';
import type { TypedField } from './typed-fields.ts';

/** The texts of the three parts. */
export type WholeDate = { day: string; month: string; year: string };

export type BirthDateFieldObject = Field & {
  day: TypedField;
  month: TypedField;
  year: TypedField;
  /** Types into all three. */
  enter(date: WholeDate): Promise<void>;
  value(): Promise<WholeDate>;
};

/**
 * ```ts
 * const birthDate = birthDateField(screen, 'Geburtsdatum', { day: 'Tag', month: 'Monat', year: 'Jahr' });
 * await birthDate.enter({ day: '07', month: '03', year: '1988' });
 * ```
 *
 * @param labels the names of the parts
 */
export function birthDateField(
  screen: Screen,
  name: Name,
  labels: Record<keyof WholeDate, Name>,
): BirthDateFieldObject {
  const group = screen.find({ by: 'role', role: 'group', name });
  const day = textField(group, labels.day);
  const month = textField(group, labels.month);
  const year = textField(group, labels.year);
  return {
    ...field(group),
    day,
    month,
    year,
    enter: async (date) => {
      await day.type(date.day);
      await month.type(date.month);
      await year.type(date.year);
    },
    value: async () => ({ day: await day.value(), month: await month.value(), year: await year.value() }),
  };
}

/** The texts of the two controls. */
export type WholeNumber = { prefix: string; number: string };

export type PhoneFieldObject = Field & {
  prefix: SelectObject;
  number: TypedField;
  /** Chooses the prefix and types the number. */
  enter(phone: WholeNumber): Promise<void>;
  value(): Promise<WholeNumber>;
};

/**
 * ```ts
 * const phone = phoneField(screen, 'Mobiltelefon', { prefix: 'Vorwahl', number: 'Rufnummer' });
 * await phone.enter({ prefix: '+48', number: '512 345 678' });
 * ```
 *
 * @param labels the names of the two controls
 */
export function phoneField(
  screen: Screen,
  name: Name,
  labels: Record<keyof WholeNumber, Name>,
): PhoneFieldObject {
  const group = screen.find({ by: 'role', role: 'group', name });
  const prefix = select(group, labels.prefix);
  const number = textField(group, labels.number);
  return {
    ...field(group),
    prefix,
    number,
    enter: async (phone) => {
      await prefix.choose(phone.prefix);
      await number.type(phone.number);
    },
    value: async () => ({ prefix: await prefix.value(), number: await number.value() }),
  };
}
