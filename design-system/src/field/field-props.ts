import type { ReactNode } from 'react';

/** Result of the validation so far (Registration §4). */
export type FieldState = 'default' | 'valid' | 'error';

/** Width of the control, by the length of its content. */
export type FieldWidth = 'full' | 'long' | 'medium' | 'short' | 'tiny';

/** Errors from a server: one text for each name of a field. Of a list of texts the first is shown. */
export type FieldErrors = Readonly<Record<string, ReactNode>>;

/** Texts and state that every field has. */
export type FieldTexts = {
  /** The label, above the control and always visible. */
  label: ReactNode;
  /** Help before typing, under the label. */
  hint?: ReactNode;
  /** The rule of the value ("8 bis 64 Zeichen"), under the control. */
  constraint?: ReactNode;
  /** The error and its remedy. The field is invalid if there is one. */
  error?: ReactNode;
  /** @default 'error' with an error, else 'default' */
  state?: FieldState | undefined;
};

/** A field is required, optional or neither. The compiler rejects both at once. */
export type Necessity =
  | {
      /** The field must be filled: it gets an asterisk and `aria-required`. Not together with `optional`. @default false */
      required?: boolean | undefined;
      /** Shows "optional" behind the label. Not together with `required`. @default false */
      optional?: false | undefined;
    }
  | { required?: false | undefined; optional?: boolean | undefined };

/** Props that every field with several controls has. */
export type GroupProps = FieldTexts & Necessity;

/** Props that every field has. */
export type FieldProps = FieldTexts &
  Necessity & {
    /** @default 'full' */
    width?: FieldWidth | undefined;
  };
