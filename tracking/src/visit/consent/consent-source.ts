/** A consent tool, as the library asks it. One of them counts: `install({ consent })`, OneTrust by default. */
export interface ConsentSource {
  /**
   * The groups that the visitor has agreed to, such as `['C0001', 'C0003']`; undefined while the visitor has not chosen. It is asked
   * often. The same list as before means that nothing has changed. `cookies` is what `document.cookie` says.
   */
  readonly groups: (cookies: string) => readonly string[] | undefined;
  /** Is called once; calls `changed` whenever the answer may be another. Changed cookies and a page that gets the focus are heard anyway. */
  readonly listen?: (changed: () => void) => void;
  /** Whether the tag manager has been told of consent already: the library then tells it nothing more. @default false */
  readonly tellsTagManager?: boolean;
}
