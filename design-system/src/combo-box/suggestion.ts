/** One line of the list. A source may add what it likes; `onSelect` gets it back. */
export type Suggestion = {
  /** What your source knows it by. The list itself tells lines apart by their place. */
  id: string;
  /** What the line says. */
  label: string;
  /** Which of the label's signs were typed, from the first to before the last: they are set off by weight. */
  typed?: readonly [start: number, end: number] | undefined;
  /** A second, calmer text: what tells two equal labels apart. */
  detail?: string | undefined;
  /** What is put into the field when it is chosen. @default the label */
  text?: string;
  /**
   * Whether the shopper goes on typing behind it, such as a house number behind a street. The form then gets no `change` event
   * before the field is left, so that it does not judge what is half typed. @default false
   */
  unfinished?: boolean | undefined;
};

/**
 * Where suggestions come from. An answer that nobody waits for any more is dropped, whether the source minds the signal or not.
 *
 * @param query what stands in the field, without blanks around it
 * @param signal aborted when the shopper types on, chooses or leaves
 * @returns the best first; none is an answer too. A rejection is shown as an error that can be retried
 */
export type SuggestionSource<S extends Suggestion> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly S[]>;

/** What a combo box says, in the shopper's language. There is no fallback (WCAG 2.2 3.1.2). */
export type ComboBoxStrings = {
  /** Name of the list: "Adressvorschläge". */
  list: string;
  /** Shown at once, spoken when the answer takes longer: "Vorschläge werden gesucht." Without it the list shows first when it has lines. */
  loading?: string | undefined;
  /** Shown and spoken: "Kein Vorschlag. Schreiben Sie einfach weiter." Without it an answer without lines is passed over in silence. */
  empty?: string | undefined;
  /**
   * Shown and spoken: "Die Vorschläge sind gerade nicht erreichbar." Without it a source that fails is passed over in silence,
   * and the field is a plain input.
   */
  error?: string | undefined;
  /** Name of the button that asks again; stands beside `error`. */
  retry?: string | undefined;
  /**
   * Spoken when the list comes: "5 Vorschläge", or "5 von 12 Vorschlägen" if `limit` cuts it. `count` is how many lines are in the
   * list, `total` how many the source has answered. A source that stops at a number of its own has more than `total`.
   */
  count: (count: number, total: number) => string;
  /** Spoken when a line was put into the field: "Domplatz 1 übernommen". */
  selected: (label: string) => string;
};

/** What the list needs to know. */
export type SuggestingProps<S extends Suggestion> = {
  /** Where suggestions come from. */
  source: SuggestionSource<S>;
  /** A line was chosen; its text is in the field already. The place to fill other fields or to move the focus on. */
  onSelect?: ((suggestion: S) => void) | undefined;
  /** What the list says. */
  strings: ComboBoxStrings;
  /** From how many letters on suggestions are asked for (Registration §7). @default 1 */
  minLength?: number | undefined;
  /** Milliseconds after the last key until the source is asked (Registration §7). @default 300 */
  debounce?: number | undefined;
  /** How many lines are shown at most (Registration §7). @default 5 */
  limit?: number | undefined;
};
