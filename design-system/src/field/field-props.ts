import type { ReactNode } from 'react';

/** What validation has said so far (Registration §4). */
export type FieldState = 'default' | 'valid' | 'error';

/** How wide the control is: as wide as what belongs in it. */
export type FieldWidth = 'full' | 'long' | 'medium' | 'short' | 'tiny';

/** The contract every field keeps. */
export type FieldProps = {
  /** What is asked for. Above the control, always visible. */
  label: ReactNode;
  /** Helps before typing; under the label. */
  hint?: ReactNode;
  /** The rule to keep ("8 bis 64 Zeichen"); under the control. */
  constraint?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Must be filled: asterisk and `aria-required`. @default false */
  required?: boolean | undefined;
  /** Says "optional" behind the label. @default false */
  optional?: boolean | undefined;
  /** @default 'error' with an error, else 'default' */
  state?: FieldState | undefined;
  /** @default 'full' */
  width?: FieldWidth | undefined;
};
