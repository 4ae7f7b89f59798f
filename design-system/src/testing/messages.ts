import { attributeOf, focusedOf, textOf } from './read.ts';
import { each } from './screen.ts';
import type { Name, Screen } from './screen.ts';

/** It is a screen too, so that you can create page objects of its content. */
export type BannerObject = Screen & {
  isThere(): Promise<boolean>;
  /** `error`, `success` or `info`. */
  tone(): Promise<string | undefined>;
  /** Returns its whole text, the heading first. */
  text(): Promise<string>;
  hasFocus(): Promise<boolean>;
};

/**
 * Finds a banner that has a heading. Without a heading it has no name and no role.
 *
 * ```ts
 * expect(await banner(screen, 'Gespeichert').tone()).toBe('success');
 * ```
 */
export function banner(screen: Screen, heading: Name): BannerObject {
  const box = screen.find({ by: 'role', role: 'region', name: heading });
  return {
    find: (query) => box.find(query),
    isThere: async () => (await box.count()) > 0,
    tone: () => box.read(attributeOf, 'data-tone'),
    text: () => box.read(textOf),
    hasFocus: () => box.read(focusedOf),
  };
}

export type ErrorSummaryObject = {
  isThere(): Promise<boolean>;
  /** Returns the texts of the links, in their order. */
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
