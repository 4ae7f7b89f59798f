import { attributeOf, disabledOf, focusedOf, opened, openedText } from './read.ts';
import type { Name, Screen } from './screen.ts';

export type ButtonObject = {
  click(): Promise<void>;
  /** Whether it waits for a response and ignores clicks. */
  isLoading(): Promise<boolean>;
  /** Whether it is disabled or waiting. */
  isDisabled(): Promise<boolean>;
  hasFocus(): Promise<boolean>;
  isThere(): Promise<boolean>;
};

/**
 * ```ts
 * await button(screen, 'Konto anlegen').click();
 * ```
 */
export function button(screen: Screen, name: Name): ButtonObject {
  const control = screen.find({ by: 'role', role: 'button', name });
  return {
    click: () => control.click(),
    isLoading: async () => (await control.read(attributeOf, 'data-state')) === 'loading',
    isDisabled: () => control.read(disabledOf),
    hasFocus: () => control.read(focusedOf),
    isThere: async () => (await control.count()) > 0,
  };
}

export type DisclosureObject = {
  isOpen(): Promise<boolean>;
  /** Presses its text, if it is closed. */
  open(): Promise<void>;
  /** Presses its text, if it is open. */
  close(): Promise<void>;
  /** Returns the content, also if it is closed. */
  text(): Promise<string>;
};

/**
 * Finds a `Disclosure`, or the detail of a checkbox.
 *
 * ```ts
 * await disclosure(screen, 'Warum fragen wir?').open();
 * ```
 *
 * @param words the text while it is closed, or the text while it is open
 */
export function disclosure(screen: Screen, words: Name): DisclosureObject {
  const summary = screen.find({ by: 'summary', name: words });
  const isOpen = () => summary.read(opened);
  const become = async (wanted: boolean) => {
    if ((await isOpen()) !== wanted) await summary.click();
  };
  return {
    isOpen,
    open: () => become(true),
    close: () => become(false),
    text: () => summary.read(openedText),
  };
}
