import { field } from './field-object.ts';
import type { Field } from './field-object.ts';
import { chosenLine, labelOf, linesOf, tickOf } from './read.ts';
import { each } from './screen.ts';
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

export type SelectObject = Field & {
  /** The line it shows. */
  value(): Promise<string>;
  /** @param line what it says */
  choose(line: string): Promise<void>;
  /** All lines, the empty one's words included. */
  options(): Promise<string[]>;
};

/**
 * ```ts
 * await select(screen, 'Anrede').choose('Frau');
 * ```
 */
export function select(screen: Screen, name: Name): SelectObject {
  const control = screen.find({ by: 'role', role: 'combobox', name });
  return {
    ...field(control),
    value: () => control.read(chosenLine),
    choose: (line) => control.select(line),
    options: () => control.read(linesOf),
  };
}
