/**
 * One thing that is wrong with what was entered. The same shape is judged on the page and answered by the server.
 * `field` is the dot path of the contract (`personalData.firstName`); without it the issue concerns the whole form.
 * `code` is the specification's own key (`firstNameIsRequired`) or, for what only a server can know, an upper-case code.
 */
export interface Issue {
  readonly field?: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What a form holds: one text per field name; a ticked checkbox is `on`, an unticked one the empty text. */
export type FormValues = Readonly<Record<string, string>>;

/** How an input is shown (Registration §3, §4): `default` until it was judged in the shopper's sight. */
export type InputState = 'default' | 'valid' | 'error';
