import { attributeOf } from './read.ts';
import type { Name, Part, Screen } from './screen.ts';
import { typedField } from './text-field.ts';
import type { TypedField } from './text-field.ts';

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
