import { namePatterns } from './name-pattern.ts';
import { takeFocus } from './read.ts';
import type { Part, Query, Role, Screen } from './screen.ts';

/** The methods of Playwright's `Page` and `Locator` that are used here. */
type Place = {
  getByRole(role: Role, options: { name?: RegExp }): Located;
  getByLabel(text: RegExp): Located;
  getByText(text: RegExp): Located;
  locator(selector: string): Located;
};

type Located = Place & {
  and(other: unknown): Located;
  count(): Promise<number>;
  nth(index: number): Located;
  evaluate<Result>(reader: (element: HTMLElement, given: string) => Result, given: string): Promise<Result>;
  click(): Promise<void>;
  clear(): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  selectOption(line: { label: string }): Promise<unknown>;
  page(): { keyboard: { press(key: string): Promise<void> } };
};

/**
 * Creates a screen for Playwright's tests.
 *
 * ```ts
 * import { textField } from '@crema/design-system/testing';
 * import { playwright } from '@crema/design-system/testing/playwright';
 *
 * await textField(playwright(page), 'Vorname').type('Zoë');
 * ```
 *
 * @param place the page, or a locator to look inside
 */
export function playwright(place: Place): Screen {
  return { find: (query) => part((wait) => found(place, query, wait)) };
}

/** @param wait whether to wait until there is an element */
type Looking = (wait: boolean) => Promise<Located>;

function part(look: Looking): Part {
  const one = () => look(true);
  return {
    find: (query) => part(async (wait) => found(await look(wait), query, wait)),
    count: async () => (await look(false)).count(),
    nth: (index) => part(async (wait) => (await look(wait)).nth(index)),
    read: async (reader, given = '') => (await one()).evaluate(reader, given),
    click: async () => (await one()).click(),
    type: async (text) => {
      const located = await one();
      await located.clear();
      await located.pressSequentially(text);
    },
    clear: async () => (await one()).clear(),
    select: async (label) => {
      const located = await one();
      await located.evaluate(takeFocus, '');
      await located.selectOption({ label });
    },
    press: async (key) => {
      const located = await one();
      await located.evaluate(takeFocus, '');
      await located.page().keyboard.press(key);
    },
  };
}

/** A locator has no alternatives, so the pattern for the name is chosen once there is an element. */
async function found(place: Place, query: Query, wait: boolean): Promise<Located> {
  if (query.name === undefined) return place.getByRole(query.role, {});
  const [exact, loose] = namePatterns(query.name);
  const best = matching(place, query, exact);
  if (!loose) return best;
  const others = matching(place, query, loose);
  if (wait) await others.nth(0).evaluate(() => undefined, '');
  return (await best.count()) > 0 ? best : others;
}

function matching(place: Place, query: Query, name: RegExp): Located {
  if (query.by === 'label') return place.getByLabel(name).and(place.locator('input'));
  if (query.by === 'role') return place.getByRole(query.role, { name });
  return place.locator('summary').getByText(name).locator('xpath=ancestor::summary');
}
