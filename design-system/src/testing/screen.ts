/** Where page objects look for things: a page, or a part of it. */
export type Screen = {
  /** Looks for nothing yet: only when something is done with the part, and each time anew. */
  find(query: Query): Part;
};

/**
 * One element, as a test's own library finds and drives it. `testingLibrary` and `playwright` bring one for each of the two;
 * for another library this is all there is to write. What is done waits, as that library waits, until the element is there.
 */
export type Part = Screen & {
  /** How many there are now. */
  count(): Promise<number>;
  /** One of several, in the order of the page. @param index the first is 0 */
  nth(index: number): Part;
  /**
   * Reads from the element. Throws when there is none, or more than one.
   *
   * @param reader may travel to the browser as text, so it knows nothing but what it is given
   * @param given what it is given beside the element. @default ''
   */
  read<Result>(reader: (element: Element, given: string) => Result, given?: string): Promise<Result>;
  click(): Promise<void>;
  /** Empties the field, then types key by key. */
  type(text: string): Promise<void>;
  clear(): Promise<void>;
  /** Chooses from a native select. @param label what the line says */
  select(label: string): Promise<void>;
  /** Presses a key while the focus is here. @param key as `KeyboardEvent.key` names it: `Escape`, `ArrowDown` */
  press(key: string): Promise<void>;
};

/**
 * What is looked for, as a screen reader would tell it: a role and a name. HTML has no role for a password, which is found
 * by its label, and none for the words that open a disclosure.
 */
export type Query =
  | { by: 'role'; role: Role; name?: undefined }
  | { by: 'role'; role: Role; name: Name }
  | { by: 'label'; name: Name }
  | { by: 'summary'; name: Name };

/**
 * The accessible name: all of it as a text, or a pattern. The asterisk that a component adds to its label may be left out of a
 * text, and so may words in brackets at its end ("(optional)") where nothing has the name without them.
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

/** Waits for a part and asks every part of a kind inside, one after the other. */
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
