import { descriptionOf, focusedOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

/** Also a screen: page objects of what is inside are made from it. */
export type DialogObject = Screen & {
  isOpen(): Promise<boolean>;
  /** What is read after its title. */
  description(): Promise<string | undefined>;
  /** Presses its closing button. @param name the provider's `close` */
  close(name: Name): Promise<void>;
  /** Presses Escape in it. */
  escape(): Promise<void>;
  hasFocus(): Promise<boolean>;
};

/**
 * ```ts
 * const address = dialog(screen, 'Adresse ändern');
 * await textField(address, 'Straße').type('Lindenallee');
 * await address.close('Schließen');
 * ```
 */
export function dialog(screen: Screen, title: Name): DialogObject {
  const box = screen.find({ by: 'role', role: 'dialog', name: title });
  return {
    find: (query) => box.find(query),
    isOpen: async () => (await box.count()) > 0,
    description: () => box.read(descriptionOf, ''),
    close: (name) => box.find({ by: 'role', role: 'button', name }).click(),
    escape: () => box.press('Escape'),
    hasFocus: () => box.read(focusedOf),
  };
}

/** As a dialog, which it is to a screen reader. */
export const flyout = (screen: Screen, title: Name): DialogObject => dialog(screen, title);
