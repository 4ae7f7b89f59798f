import { descriptionOf, disabledOf, focusedOf, invalidOf, requiredOf } from './read.ts';
import type { Part } from './screen.ts';

/** What every field can be asked. Texts are whole, their blanks made one; `undefined` where there is none. */
export type Field = {
  /** What is wrong; the provider's `errorPrefix` is read before it and so is part of it. */
  error(): Promise<string | undefined>;
  /** The help under the label. */
  hint(): Promise<string | undefined>;
  /** The rule under the control. */
  constraint(): Promise<string | undefined>;
  /** All that is read after the name, in its order. */
  description(): Promise<string | undefined>;
  isRequired(): Promise<boolean>;
  isInvalid(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  /** Whether the focus is in it. */
  hasFocus(): Promise<boolean>;
  /** Whether it is on the screen now; all else waits for it. */
  isThere(): Promise<boolean>;
};

/** @param control what is named: the control, or the group of several */
export const field = (control: Part): Field => ({
  error: () => control.read(descriptionOf, '-error'),
  hint: () => control.read(descriptionOf, '-hint'),
  constraint: () => control.read(descriptionOf, '-constraint'),
  description: () => control.read(descriptionOf, ''),
  isRequired: () => control.read(requiredOf),
  isInvalid: () => control.read(invalidOf),
  isDisabled: () => control.read(disabledOf),
  hasFocus: () => control.read(focusedOf),
  isThere: async () => (await control.count()) > 0,
});
