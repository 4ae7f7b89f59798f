import { field } from './field.ts';
import type { Field } from './field.ts';
import type { Name, Screen } from './screen.ts';
import { textField } from './text-field.ts';
import type { TypedField } from './text-field.ts';

/** The texts of the three parts. */
export type WholeDate = { day: string; month: string; year: string };

export type BirthDateFieldObject = Field & {
  day: TypedField;
  month: TypedField;
  year: TypedField;
  /** Types all three. */
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
