import { each } from './each.ts';
import { field } from './field.ts';
import type { Field } from './field.ts';
import { labelOf, tickOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

export type RadioGroupObject = Field & {
  /** @param name of the answer */
  choose(name: Name): Promise<void>;
  /** The name of the answer that is chosen. */
  value(): Promise<string | undefined>;
  /** The names of all answers. */
  options(): Promise<string[]>;
};

/**
 * ```ts
 * await radioGroup(screen, 'Kundenkarte').choose('Digital');
 * ```
 */
export function radioGroup(screen: Screen, name: Name): RadioGroupObject {
  const group = screen.find({ by: 'role', role: 'radiogroup', name });
  const radios = { by: 'role', role: 'radio' } as const;
  const options = () => each(group, radios, (radio) => radio.read(labelOf));
  return {
    ...field(group),
    choose: (name) => group.find({ by: 'role', role: 'radio', name }).click(),
    value: async () => {
      const ticks = await each(group, radios, (radio) => radio.read(tickOf));
      return (await options())[ticks.indexOf(true)];
    },
    options,
  };
}

/** As a radio group, which it is to a screen reader. */
export const segmentedToggle = (screen: Screen, name: Name): RadioGroupObject => radioGroup(screen, name);
