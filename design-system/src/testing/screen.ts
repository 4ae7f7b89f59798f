/** The place where page objects find elements: a page, or a part of it. */
export type Screen = {
  /** Returns a part without looking for it. Each method of the part looks for the element again. */
  find(query: Query): Part;
};

/**
 * One element, which the library of a test finds and operates. `testingLibrary` and `playwright` provide it for these two
 * libraries. Write this type for another library. Each method waits for the element as that library does.
 */
export type Part = Screen & {
  /** Returns the present number of elements. */
  count(): Promise<number>;
  /** Returns one of several elements, in the order of the page. @param index the first is 0 */
  nth(index: number): Part;
  /**
   * Reads from the element. Throws if there is none, or more than one.
   *
   * @param reader may be sent to the browser as text, so it can use only its parameters
   * @param given second parameter of the reader. @default ''
   */
  read<Result>(reader: (element: Element, given: string) => Result, given?: string): Promise<Result>;
  click(): Promise<void>;
  /** Empties the field, then types key by key. */
  type(text: string): Promise<void>;
  clear(): Promise<void>;
  /** Chooses a line of a native select. @param label text of the line */
  select(label: string): Promise<void>;
  /** Presses a key while the focus is here. @param key as `KeyboardEvent.key` names it: `Escape`, `ArrowDown` */
  press(key: string): Promise<void>;
};

/**
 * A query by role and name, as a screen reader finds elements. HTML has no role for a password, which is found by its label, nor
 * for the summary of a disclosure.
 */
export type Query =
  | { by: 'role'; role: Role; name?: undefined }
  | { by: 'role'; role: Role; name: Name }
  | { by: 'label'; name: Name }
  | { by: 'summary'; name: Name };

/**
 * The accessible name: the whole text, or a pattern. In a text you can leave out the asterisk that a component adds to its label.
 * You can also leave out words in brackets at its end ("(optional)"), if no element has the name without them.
 */
export type Name = string | RegExp;

/** The roles that the components have. */
export type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'textbox';

/** Waits for a part, then calls a function for every part of a kind inside, one after the other. */
export async function each<Answer>(
  inside: Part,
  query: Query,
  ask: (part: Part) => Promise<Answer>,
): Promise<Answer[]> {
  await inside.read(() => undefined);
  const parts = inside.find(query);
  const many = await parts.count();
  const answers: Answer[] = [];
  for (let index = 0; index < many; index += 1) answers.push(await ask(parts.nth(index)));
  return answers;
}
