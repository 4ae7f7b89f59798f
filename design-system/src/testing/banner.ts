import { attributeOf, focusedOf, textOf } from './read.ts';
import type { Name, Screen } from './screen.ts';

/** Also a screen: page objects of what is inside are made from it. */
export type BannerObject = Screen & {
  isThere(): Promise<boolean>;
  /** `error`, `success` or `info`. */
  tone(): Promise<string | undefined>;
  /** All that it says, its heading first. */
  text(): Promise<string>;
  hasFocus(): Promise<boolean>;
};

/**
 * A banner that has a heading; without one it has no name, and no role either.
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
