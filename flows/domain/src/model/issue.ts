/**
 * One error in a form. The page finds it and the server responds with it in the same shape.
 * `field` is the dot path of the contract (`personalData.firstName`). Without it the issue concerns the whole form.
 * `code` is the specification's own key (`firstNameIsRequired`), or an upper-case code if only a server can find the error.
 */
export interface Issue {
  readonly field?: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The values of a form: one text per field name. A ticked checkbox is `on`, an unticked one the empty text. */
export type FormValues = Readonly<Record<string, string>>;

/** The state of an input (Registration §3, §4): `default` until the form shows the shopper how it was judged. */
export type InputState = 'default' | 'valid' | 'error';
