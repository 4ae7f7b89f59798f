import { field } from './field.ts';
import type { Field } from './field.ts';
import { tickOf } from './read.ts';
import type { Name, Part, Screen } from './screen.ts';

export type CheckboxObject = Field & {
  /** `mixed`: the box of a group that ticks all others, while only some are. */
  state(): Promise<boolean | 'mixed'>;
  /** Ticks it, if it is not. */
  check(): Promise<void>;
  /** Takes the tick away, if there is one. */
  uncheck(): Promise<void>;
};

/**
 * ```ts
 * await checkbox(screen, 'Newsletter').check();
 * ```
 */
export const checkbox = (screen: Screen, name: Name): CheckboxObject =>
  checkboxOf(screen.find({ by: 'role', role: 'checkbox', name }));

function checkboxOf(box: Part): CheckboxObject {
  const state = () => box.read(tickOf);
  const become = async (wanted: boolean) => {
    if ((await state()) !== wanted) await box.click();
  };
  return { ...field(box), state, check: () => become(true), uncheck: () => become(false) };
}
