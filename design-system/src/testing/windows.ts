import { descriptionOf, focusedOf } from './read.ts';
import type { Name, Role, Screen } from './screen.ts';

/** It is a screen too, so that you can create page objects of its content. */
export type DialogObject = Screen & {
  isOpen(): Promise<boolean>;
  /** Returns the text that a screen reader reads after its title. */
  description(): Promise<string | undefined>;
  /** Presses its closing button. @param name the provider's `close`, or an alert dialog's `cancelLabel` */
  close(name: Name): Promise<void>;
  /** Presses Escape in it. */
  escape(): Promise<void>;
  hasFocus(): Promise<boolean>;
};

const modal =
  (role: Role) =>
  (screen: Screen, title: Name): DialogObject => {
    const box = screen.find({ by: 'role', role, name: title });
    return {
      find: (query) => box.find(query),
      isOpen: async () => (await box.count()) > 0,
      description: () => box.read(descriptionOf, ''),
      close: (name) => box.find({ by: 'role', role: 'button', name }).click(),
      escape: () => box.press('Escape'),
      hasFocus: () => box.read(focusedOf),
    };
  };

/**
 * ```ts
 * const address = dialog(screen, 'Adresse ändern');
 * await textField(address, 'Straße').type('Lindenallee');
 * await address.close('Schließen');
 * ```
 */
export const dialog = modal('dialog');

/** Works like `dialog`, because a screen reader finds a dialog. */
export const flyout = modal('dialog');

/**
 * ```ts
 * const question = alertDialog(screen, 'Adresse löschen?');
 * await button(question, 'Adresse löschen').click();
 * ```
 */
export const alertDialog = modal('alertdialog');
