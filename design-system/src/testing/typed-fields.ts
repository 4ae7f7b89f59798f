import { field } from './field-object.ts';
import type { Field } from './field-object.ts';
import { attributeOf, counterOf, lineOf, typedText } from './read.ts';
import { each } from './screen.ts';
import type { Name, Part, Screen } from './screen.ts';

/** A field with text. */
export type TypedField = Field & {
  /** Returns the visible text. That of an IBAN is grouped. */
  value(): Promise<string>;
  /** Replaces the text, key by key. */
  type(text: string): Promise<void>;
  clear(): Promise<void>;
  /** Presses Tab. Use it for validation when focus leaves the field. */
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

/** Works like `textField`. The field accepts digits. */
export const numberField = (screen: Screen, name: Name): TypedField => textField(screen, name);

/** Works like `textField`. The field shows the IBAN in groups of four. */
export const ibanField = (screen: Screen, name: Name): TypedField => textField(screen, name);

/** Creates the page object of a field whose control is found in another way. */
const typedField = (control: Part): TypedField => ({
  ...field(control),
  value: () => control.read(typedText),
  type: (text) => control.type(text),
  clear: () => control.clear(),
  leave: () => control.press('Tab'),
});

export type TextareaObject = TypedField & {
  /** Returns the counter's text for screen readers, which changes when focus leaves the field. */
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

/** The names of its button: the provider's `passwordShow` and `passwordHide`. */
export type RevealNames = { show: Name; hide: Name };

export type PasswordFieldObject = TypedField & {
  /** Presses the button that shows the password. */
  show(): Promise<void>;
  /** Presses the same button while the password is shown. */
  hide(): Promise<void>;
  /** Whether the password is shown. */
  isShown(): Promise<boolean>;
};

/**
 * ```ts
 * const password = passwordField(screen, 'Passwort', { show: 'Passwort anzeigen', hide: 'Passwort verbergen' });
 * await password.type('Mokka 23');
 * await password.show();
 * ```
 */
export function passwordField(screen: Screen, label: Name, names: RevealNames): PasswordFieldObject {
  const control = screen.find({ by: 'label', name: label });
  const press = async (name: Name) => (await buttonOf(screen, control, name)).click();
  return {
    ...typedField(control),
    show: () => press(names.show),
    hide: () => press(names.hide),
    isShown: async () => (await control.read(attributeOf, 'type')) === 'text',
  };
}

/** A page may have several password fields, and all their buttons have the same name. */
async function buttonOf(screen: Screen, control: Part, name: Name): Promise<Part> {
  const id = await control.read(attributeOf, 'id');
  const buttons = screen.find({ by: 'role', role: 'button', name });
  const many = await buttons.count();
  for (let index = 0; index < many; index += 1) {
    const button = buttons.nth(index);
    if ((await button.read(attributeOf, 'aria-controls')) === id) return button;
  }
  throw new Error(`The password field has no button "${String(name)}".`);
}

export type ComboBoxObject = TypedField & {
  /** Returns the visible lines, each with its detail. Returns none while there is no list, which opens after a while. */
  suggestions(): Promise<string[]>;
  /** Presses a line when it is there. @param name of the line, with its detail; a pattern may leave the detail out */
  choose(name: Name): Promise<void>;
  /** Presses Escape: closes the list and keeps the text. */
  escape(): Promise<void>;
};

/**
 * Finds the field by its label, because it is a plain field until its list is loaded.
 *
 * ```ts
 * const street = comboBox(screen, 'Straße');
 * await street.type('Dom');
 * await expect.poll(() => street.suggestions()).toContain('Domplatz 20095 Hamburg');
 * await street.choose(/^Domplatz/);
 * ```
 */
export function comboBox(screen: Screen, label: Name): ComboBoxObject {
  const control = screen.find({ by: 'label', name: label });
  const list = screen.find({ by: 'role', role: 'listbox' });
  return {
    ...typedField(control),
    suggestions: async () => {
      if ((await list.count()) === 0) return [];
      return each(list, { by: 'role', role: 'option' }, (line) => line.read(lineOf));
    },
    choose: (name) => list.find({ by: 'role', role: 'option', name }).click(),
    escape: () => control.press('Escape'),
  };
}
