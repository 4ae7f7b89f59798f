import type { FormValues, Issue } from '@crema/flow-domain';
import type { FormField } from './field-view.ts';

/** The state of the whole form that may be shown now. */
export interface FormView {
  /**
   * `submitting` until the response comes, `leaving` from a success until the page is replaced. A second submit would be a
   * second registration.
   */
  readonly status: 'editing' | 'submitting' | 'leaving';
  /** True if the form was submitted and is invalid. Never true while a submit is pending (Registration §4). */
  readonly showsInvalid: boolean;
  /** The form error: it concerns the whole form, or a field that the form does not have. */
  readonly problem: Issue | undefined;
  /** The number of failed submits. After each one the focus moves to the first error. */
  readonly failures: number;
}

/** The fields of a form and their judgement. Both may change with every answer. */
export interface FormSetup {
  readonly fields: readonly FormField[];
  /** Returns `undefined` before the rules are loaded. Then no field is right or wrong, and a submit is not judged. */
  readonly judge: (values: FormValues) => readonly Issue[] | undefined;
}

/** The start of a form: empty, or as the server returns it after a submit without JavaScript. */
export interface FormStart {
  readonly values?: FormValues | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly problem?: string | undefined;
  /** Options in place of a typed answer, by input name, for a page without JavaScript. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The outcome of a submit that did not succeed. */
export interface Failure {
  readonly issues?: readonly Issue[];
  /** The form error: it concerns the whole form. Its text is the message `banner.{code}`. */
  readonly problem?: Issue;
  /** New values of the form, such as a tick that is no longer valid. */
  readonly fill?: FormValues;
}
