import { field } from './field-object.ts';
import type { Field } from './field-object.ts';
import { attributeOf, counterOf, lineOf, typedText } from './read.ts';
import { each } from './screen.ts';
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
const typedField = (control: Part): TypedField => ({
  ...field(control),
  value: () => control.read(typedText),
  type: (text) => control.type(text),
  clear: () => control.clear(),
  leave: () => control.press('Tab'),
});

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

/** The names of its button: the provider's `passwordShow` and `passwordHide`. */
export type RevealNames = { show: Name; hide: Name };

export type PasswordFieldObject = TypedField & {
  /** Presses the button that makes it readable. */
  show(): Promise<void>;
  /** Presses the same button while it is readable. */
  hide(): Promise<void>;
  /** Whether it can be read. */
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

/** A page may ask for several passwords, and all their buttons have one name. */
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
  /** The lines that are shown, each with its detail behind it; none while there is no list. They come after a while. */
  suggestions(): Promise<string[]>;
  /** Presses a line, once it is there. @param name of the line, with its detail; a pattern may leave that out */
  choose(name: Name): Promise<void>;
  /** Escape: closes the list, and leaves the text. */
  escape(): Promise<void>;
};

/**
 * Found by its label, since it is a plain field until its list has come.
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
