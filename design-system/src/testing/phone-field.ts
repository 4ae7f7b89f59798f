import { field } from './field.ts';
import type { Field } from './field.ts';
import type { Name, Screen } from './screen.ts';
import { select } from './select.ts';
import type { SelectObject } from './select.ts';
import { textField } from './text-field.ts';
import type { TypedField } from './text-field.ts';

/** What the two controls show. */
export type WholeNumber = { prefix: string; number: string };

export type PhoneFieldObject = Field & {
  prefix: SelectObject;
  number: TypedField;
  /** Chooses the one and types the other. */
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
