import { namePatterns } from './name-pattern.ts';
import { takeFocus } from './read.ts';
import type { Part, Query, Screen } from './screen.ts';

/** The methods of Testing Library's `within` that are used here. */
type Queries = {
  queryAllByRole(role: string, options: { name?: RegExp }): HTMLElement[];
  queryAllByLabelText(text: RegExp, options: { selector: string }): HTMLElement[];
  queryAllByText(text: RegExp): HTMLElement[];
};

/** The methods of `user-event`, or of the `userEvent` of `vitest/browser`, that are used here. */
type User = {
  click(element: HTMLElement): Promise<unknown>;
  type(element: HTMLElement, text: string): Promise<unknown>;
  clear(element: HTMLElement): Promise<unknown>;
  selectOptions(element: HTMLElement, label: string): Promise<unknown>;
  keyboard(keys: string): Promise<unknown>;
};

type Library = {
  /** From `@testing-library/dom`, `/react` or another package of that family. */
  within: (element: HTMLElement) => Queries;
  /** From the same package. Waits until a function no longer throws. */
  waitFor: <Result>(attempt: () => Result) => Promise<Result>;
  /** `userEvent.setup()`, or Vitest's own, which presses real keys. */
  user: User;
  /** The element to look in. @default document.body */
  container?: HTMLElement | undefined;
};

/**
 * Creates a screen for tests in the page: in a browser, or in jsdom as far as jsdom supports it (`docs/testing.md`).
 *
 * ```ts
 * import { render, waitFor, within } from '@testing-library/react';
 * import userEvent from '@testing-library/user-event';
 *
 * const screen = testingLibrary({ within, waitFor, user: userEvent.setup() });
 * await textField(screen, 'Vorname').type('Zoë');
 * ```
 */
export function testingLibrary({ container, ...library }: Library): Screen {
  return { find: (query) => part(library, () => found(library, container ?? document.body, query), query) };
}

type Looking = () => HTMLElement[];

function part(library: Library, look: Looking, query: Query): Part {
  const { user, waitFor } = library;
  const one = () => waitFor(() => single(look(), query));
  return {
    find: (inner) => part(library, () => look().flatMap((element) => found(library, element, inner)), inner),
    count: async () => look().length,
    nth: (index) => part(library, () => look().slice(index, index + 1), query),
    read: async (reader, given = '') => reader(await one(), given),
    click: () => clickOn(user, () => waitFor(() => pressable(single(look(), query)))),
    type: async (text) => {
      const element = await one();
      await user.clear(element);
      if (text !== '') await user.type(element, literal(text));
    },
    clear: async () => void (await user.clear(await one())),
    select: async (label) => {
      const element = await one();
      takeFocus(element);
      await user.selectOptions(element, label);
    },
    press: async (key) => {
      const element = await one();
      takeFocus(element);
      await user.keyboard(`{${key}}`);
    },
  };
}

/**
 * An element with `aria-disabled` does not react yet, such as a waiting button or a line of the last response. Playwright waits
 * as well.
 */
function pressable(element: HTMLElement): HTMLElement {
  if (element.getAttribute('aria-disabled') !== 'true') return element;
  throw new Error(`“${element.textContent}” cannot be pressed now: it is aria-disabled.`);
}

/** A list may replace a line between finding and pressing it. The line is then found again. */
async function clickOn(user: User, one: () => Promise<HTMLElement>): Promise<void> {
  const element = await one();
  try {
    await user.click(element);
  } catch (error) {
    if (element.isConnected) throw error;
    await clickOn(user, one);
  }
}

function found({ within }: Library, inside: HTMLElement, query: Query): HTMLElement[] {
  const queries = within(inside);
  if (query.name === undefined) return queries.queryAllByRole(query.role, {});
  for (const name of namePatterns(query.name)) {
    const elements = matching(queries, query, name);
    if (elements.length > 0) return elements;
  }
  return [];
}

function matching(queries: Queries, query: Query, name: RegExp): HTMLElement[] {
  if (query.by === 'label') return queries.queryAllByLabelText(name, { selector: 'input' });
  if (query.by === 'role') return queries.queryAllByRole(query.role, { name });
  return queries.queryAllByText(name).flatMap((text) => text.closest('summary') ?? []);
}

function single(elements: readonly HTMLElement[], query: Query): HTMLElement {
  const [element] = elements;
  if (element && elements.length === 1) return element;
  const what = [query.by === 'role' ? query.role : query.by, query.name].filter(Boolean).join(' ');
  throw new Error(`There are ${elements.length} of "${what}" on the screen, and a page object works on one.`);
}

/** `user-event` reads a bracket as the start of a key name, and two as one bracket. */
const literal = (text: string) => text.replaceAll(/[{[]/g, '$&$&');
