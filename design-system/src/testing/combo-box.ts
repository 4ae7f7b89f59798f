import { each } from './each.ts';
import { lineOf } from './read.ts';
import type { Name, Screen } from './screen.ts';
import { typedField } from './text-field.ts';
import type { TypedField } from './text-field.ts';

export type ComboBoxObject = TypedField & {
  /** The lines that are shown, each with its detail behind it; none while there is no list. They come after a while. */
  suggestions(): Promise<string[]>;
  /** Presses a line, once it is there. @param name of the line, with its detail; a pattern may leave that out */
  choose(name: Name): Promise<void>;
  /** Escape: closes the list, and leaves the text. */
  escape(): Promise<void>;
};

/**
 * Found by its label, since it is a plain field until its list has come.
 *
 * ```ts
 * const street = comboBox(screen, 'Straße');
 * await street.type('Dom');
 * await expect.poll(() => street.suggestions()).toContain('Domplatz 20095 Hamburg');
 * await street.choose(/^Domplatz/);
 * ```
 */
export function comboBox(screen: Screen, label: Name): ComboBoxObject {
  const control = screen.find({ by: 'label', name: label });
  const list = screen.find({ by: 'role', role: 'listbox' });
  return {
    ...typedField(control),
    suggestions: async () => {
      if ((await list.count()) === 0) return [];
      return each(list, { by: 'role', role: 'option' }, (line) => line.read(lineOf));
    },
    choose: (name) => list.find({ by: 'role', role: 'option', name }).click(),
    escape: () => control.press('Escape'),
  };
}
