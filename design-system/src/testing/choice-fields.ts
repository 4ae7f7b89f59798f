import { field } from './field-object.ts';
import type { Field } from './field-object.ts';
import { chosenLine, labelOf, linesOf, tickOf } from './read.ts';
import { each } from './screen.ts';
import type { Name, Part, Screen } from './screen.ts';

export type CheckboxObject = Field & {
  /** Returns `mixed` for the box of a group that checks all others, if only some are checked. */
  state(): Promise<boolean | 'mixed'>;
  /** Checks it, if it is not checked. */
  check(): Promise<void>;
  /** Unchecks it, if it is checked. */
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
  /** Finds one of the boxes, or the one that checks all others. */
  box(name: Name): CheckboxObject;
  /** Returns the names of the checked boxes, in the order of the page. */
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
  /** Returns the name of the chosen answer. */
  value(): Promise<string | undefined>;
  /** Returns the names of all answers. */
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

/** Works like `radioGroup`, because a screen reader finds a radio group. */
export const segmentedToggle = (screen: Screen, name: Name): RadioGroupObject => radioGroup(screen, name);

export type SelectObject = Field & {
  /** Returns the text of the chosen line. */
  value(): Promise<string>;
  /** @param line text of the line */
  choose(line: string): Promise<void>;
  /** Returns the texts of all lines, including that of the empty one. */
  options(): Promise<string[]>;
};

/**
 * Returns the page object of a select.
 *
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
