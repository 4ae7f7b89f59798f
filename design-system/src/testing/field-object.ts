import { descriptionOf, disabledOf, focusedOf, invalidOf, requiredOf } from './read.ts';
import type { Part } from './screen.ts';

/** Methods that every field has. Texts are complete, with single blanks, and `undefined` if there is none. */
export type Field = {
  /** Returns the error. It includes the provider's `errorPrefix`, which a screen reader reads before it. */
  error(): Promise<string | undefined>;
  /** Returns the help under the label. */
  hint(): Promise<string | undefined>;
  /** Returns the rule under the control. */
  constraint(): Promise<string | undefined>;
  /** Returns all texts that a screen reader reads after the name, in their order. */
  description(): Promise<string | undefined>;
  isRequired(): Promise<boolean>;
  isInvalid(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  /** Whether the focus is in it. */
  hasFocus(): Promise<boolean>;
  /** Whether it is on the screen now. All other methods wait for it. */
  isThere(): Promise<boolean>;
};

/** @param control the element with the name: the control, or the group of several */
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
