import { field } from './field.ts';
import type { Field } from './field.ts';
import { typedText } from './read.ts';
import type { Name, Part, Screen } from './screen.ts';

/** A field that is typed into. */
export type TypedField = Field & {
  /** What it shows: an IBAN in its groups. */
  value(): Promise<string>;
  /** Replaces what is there, key by key. */
  type(text: string): Promise<void>;
  clear(): Promise<void>;
  /** Tab: to what is judged when a field is left. */
  leave(): Promise<void>;
};

/**
 * ```ts
 * const firstName = textField(screen, 'Vorname');
 * await firstName.type('Zoë');
 * expect(await firstName.error()).toBeUndefined();
 * ```
 */
export const textField = (screen: Screen, name: Name): TypedField =>
  typedField(screen.find({ by: 'role', role: 'textbox', name }));

/** As a text field: it takes digits, and shows them. */
export const numberField = (screen: Screen, name: Name): TypedField => textField(screen, name);

/** As a text field: it shows the IBAN in groups of four. */
export const ibanField = (screen: Screen, name: Name): TypedField => textField(screen, name);

/** For fields whose control is found otherwise. */
export const typedField = (control: Part): TypedField => ({
  ...field(control),
  value: () => control.read(typedText),
  type: (text) => control.type(text),
  clear: () => control.clear(),
  leave: () => control.press('Tab'),
});
