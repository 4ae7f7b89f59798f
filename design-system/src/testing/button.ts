import { attributeOf, disabledOf, focusedOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

export type ButtonObject = {
  click(): Promise<void>;
  /** Whether it waits for an answer and turns clicks away. */
  isLoading(): Promise<boolean>;
  /** Disabled, or waiting. */
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
