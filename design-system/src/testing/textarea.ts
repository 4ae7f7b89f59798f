import { counterOf } from './read.ts';
import type { Name, Screen } from './screen.ts';
import { typedField } from './text-field.ts';
import type { TypedField } from './text-field.ts';

export type TextareaObject = TypedField & {
  /** What the counter says to a screen reader, which hears the new count when the field is left. */
  counter(): Promise<string | undefined>;
};

/**
 * ```ts
 * const message = textarea(screen, 'Nachricht');
 * await message.type('Guten Tag');
 * ```
 */
export function textarea(screen: Screen, name: Name): TextareaObject {
  const control = screen.find({ by: 'role', role: 'textbox', name });
  return { ...typedField(control), counter: () => control.read(counterOf) };
}
