import { namePattern } from './name-pattern.ts';
import { takeFocus } from './take-focus.ts';
import type { Part, Query, Role, Screen } from './screen.ts';

/** What is used of Playwright's `Page` and `Locator`. */
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
 * A screen for Playwright's tests.
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
  return { find: (query) => part(found(place, query)) };
}

const part = (located: Located): Part => ({
  find: (query) => part(found(located, query)),
  count: () => located.count(),
  nth: (index) => part(located.nth(index)),
  read: (reader, given = '') => located.evaluate(reader, given),
  click: () => located.click(),
  type: async (text) => {
    await located.clear();
    await located.pressSequentially(text);
  },
  clear: () => located.clear(),
  select: async (label) => {
    await located.evaluate(takeFocus, '');
    await located.selectOption({ label });
  },
  press: async (key) => {
    await located.evaluate(takeFocus, '');
    await located.page().keyboard.press(key);
  },
});

function found(place: Place, query: Query): Located {
  if (query.by === 'label') return place.getByLabel(namePattern(query.name)).and(place.locator('input'));
  if (query.by === 'role') {
    return place.getByRole(query.role, query.name === undefined ? {} : { name: namePattern(query.name) });
  }
  return place.locator('summary').getByText(namePattern(query.name)).locator('xpath=ancestor::summary');
}
