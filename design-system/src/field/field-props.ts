import type { ReactNode } from 'react';

/** What validation has said so far (Registration §4). */
export type FieldState = 'default' | 'valid' | 'error';

/** How wide the control is: as wide as what belongs in it. */
export type FieldWidth = 'full' | 'long' | 'medium' | 'short' | 'tiny';

/** A server's errors: a text for each name of a field; of a list of texts the first is shown. */
export type FieldErrors = Readonly<Record<string, ReactNode>>;

/** The texts and the state that every field has. */
export type FieldTexts = {
  /** What is asked for. Above the control, always visible. */
  label: ReactNode;
  /** Helps before typing; under the label. */
  hint?: ReactNode;
  /** The rule to keep ("8 bis 64 Zeichen"); under the control. */
  constraint?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: ReactNode;
  /** @default 'error' with an error, else 'default' */
  state?: FieldState | undefined;
};

/** A field is required, optional or neither. Both at once would contradict each other, so it does not compile. */
export type Necessity =
  | {
      /** Must be filled: asterisk and `aria-required`. Not together with `optional`. @default false */
      required?: boolean | undefined;
      /** Says "optional" behind the label. Not together with `required`. @default false */
      optional?: false | undefined;
    }
  | { required?: false | undefined; optional?: boolean | undefined };

/** The contract of a field with several controls. */
export type GroupProps = FieldTexts & Necessity;

/** The contract every field keeps. */
export type FieldProps = FieldTexts &
  Necessity & {
    /** @default 'full' */
    width?: FieldWidth | undefined;
  };
