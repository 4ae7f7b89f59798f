import { field } from './field.ts';
import type { Field } from './field.ts';
import { chosenLine, linesOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

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
