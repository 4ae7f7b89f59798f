import { checkbox } from './checkbox.ts';
import type { CheckboxObject } from './checkbox.ts';
import { each } from './each.ts';
import { field } from './field.ts';
import type { Field } from './field.ts';
import { labelOf, tickOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

export type CheckboxGroupObject = Field & {
  /** One of the boxes, or the one that ticks all others. */
  box(name: Name): CheckboxObject;
  /** The names of what is ticked, in the order of the page. */
  value(): Promise<string[]>;
};

/**
 * ```ts
 * const consents = checkboxGroup(screen, 'Einwilligungen');
 * await consents.box('Newsletter').check();
 * expect(await consents.value()).toEqual(['Newsletter']);
 * ```
 */
export function checkboxGroup(screen: Screen, name: Name): CheckboxGroupObject {
  const group = screen.find({ by: 'role', role: 'group', name });
  const boxes = { by: 'role', role: 'checkbox' } as const;
  return {
    ...field(group),
    box: (name) => checkbox(group, name),
    value: async () => {
      const ticked = await each(group, boxes, async (box) => (await box.read(tickOf)) === true);
      const names = await each(group, boxes, (box) => box.read(labelOf));
      return names.filter((_, index) => ticked[index]);
    },
  };
}
