/** One line of the list. A source may add properties of its own. `onSelect` receives them. */
export type Suggestion = {
  /** Identifies the suggestion in your source. The list itself goes by positions. */
  id: string;
  /** Text of the line. */
  label: string;
  /** Range of the label that the shopper typed, as indices. It is shown in bold. */
  typed?: readonly [start: number, end: number] | undefined;
  /** A second text in grey. Use it to distinguish two equal labels. */
  detail?: string | undefined;
  /** Text that the field gets when the shopper chooses the line. @default the label */
  text?: string;
  /**
   * Whether the shopper goes on typing after it, such as a house number after a street. The form then gets no `change` event
   * until focus leaves the field, so that it does not validate half a text. @default false
   */
  unfinished?: boolean | undefined;
};

/**
 * Returns suggestions for a text. The combo box drops a response that is out of date, even if the source ignores the signal.
 *
 * @param query the text in the field, without blanks around it
 * @param signal aborted when the shopper types on, chooses or leaves the field
 * @returns the best first, or an empty list. If it rejects, the combo box shows an error with a button that retries
 */
export type SuggestionSource<S extends Suggestion> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly S[]>;

/** The texts of a combo box, in the shopper's language. There is no fallback (WCAG 2.2 3.1.2). */
export type ComboBoxStrings = {
  /** Name of the list: "Adressvorschläge". */
  list: string;
  /**
   * Shown at once, and spoken if the response takes longer: "Vorschläge werden gesucht." Without it the list appears when it has
   * lines.
   */
  loading?: string | undefined;
  /** Shown and spoken: "Kein Vorschlag. Schreiben Sie einfach weiter." Without it an empty response shows nothing. */
  empty?: string | undefined;
  /**
   * Shown and spoken: "Die Vorschläge sind gerade nicht erreichbar." Without it a failed source shows nothing, and the field
   * works as a plain input.
   */
  error?: string | undefined;
  /** Name of the button that retries, beside `error`. */
  retry?: string | undefined;
  /**
   * Spoken when the list opens: "5 Vorschläge", or "5 von 12 Vorschlägen" if `limit` cuts it. `count` is the number of lines in
   * the list, `total` the number that the source returned. If the source has a limit of its own, it may have more than `total`.
   */
  count: (count: number, total: number) => string;
  /** Spoken when the field gets the text of a line: "Domplatz 1 übernommen". */
  selected: (label: string) => string;
};

/** The props of the list. */
export type SuggestingProps<S extends Suggestion> = {
  /** Returns suggestions for the text in the field. */
  source: SuggestionSource<S>;
  /** Called when the shopper has chosen a line. The field has its text already. Fill other fields or move the focus here. */
  onSelect?: ((suggestion: S) => void) | undefined;
  /** The texts of the list. */
  strings: ComboBoxStrings;
  /** Number of letters from which on the source is queried (Registration §7). @default 1 */
  minLength?: number | undefined;
  /** Milliseconds between the last key and the query (Registration §7). @default 300 */
  debounce?: number | undefined;
  /** Largest number of lines that are shown (Registration §7). @default 5 */
  limit?: number | undefined;
};
