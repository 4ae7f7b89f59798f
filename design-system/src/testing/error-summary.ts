import { each } from './each.ts';
import { focusedOf, textOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

export type ErrorSummaryObject = {
  isThere(): Promise<boolean>;
  /** The links' texts, in their order. */
  links(): Promise<string[]>;
  /** Presses a link, which leads into its field. @param text of the link */
  follow(text: Name): Promise<void>;
  /** Whether the focus is in it, as it should be after a failed submit. */
  hasFocus(): Promise<boolean>;
};

/**
 * ```ts
 * const summary = errorSummary(screen, 'Bitte prüfen Sie Ihre Angaben');
 * expect(await summary.links()).toEqual(['Bitte geben Sie Ihren Vornamen ein.']);
 * await summary.follow('Bitte geben Sie Ihren Vornamen ein.');
 * expect(await textField(screen, 'Vorname').hasFocus()).toBe(true);
 * ```
 */
export function errorSummary(screen: Screen, heading: Name): ErrorSummaryObject {
  const box = screen.find({ by: 'role', role: 'region', name: heading });
  return {
    isThere: async () => (await box.count()) > 0,
    links: () => each(box, { by: 'role', role: 'link' }, (link) => link.read(textOf)),
    follow: (text) => box.find({ by: 'role', role: 'link', name: text }).click(),
    hasFocus: () => box.read(focusedOf),
  };
}
