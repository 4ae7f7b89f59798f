import type { FormValues, Issue } from '@crema/flow-domain';
import type { FormField } from './field-view.ts';

/** The form as a whole, as it may be shown now. */
export interface FormView {
  /**
   * `submitting` until the answer is there, `leaving` from a success until the page is gone: it is being replaced, and a
   * second submit would be a second registration.
   */
  readonly status: 'editing' | 'submitting' | 'leaving';
  /** Submitted at least once and wrong at present; never while a submit is under way (Registration §4). */
  readonly showsInvalid: boolean;
  /** The form error: it concerns the whole form, or a field that the form does not have. */
  readonly problem: Issue | undefined;
  /** How many submits have failed: a new number means that the shopper must be led to what is wrong. */
  readonly failures: number;
}

/** What a form asks now and how it is judged. It may change with every answer. */
export interface FormSetup {
  readonly fields: readonly FormField[];
  /** Gives nothing back while the rules are not there: no field is right or wrong then, and a submit goes unjudged. */
  readonly judge: (values: FormValues) => readonly Issue[] | undefined;
}

/** How a form starts: empty, or as a server sends it back after a submit without JavaScript. */
export interface FormStart {
  readonly values?: FormValues | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly problem?: string | undefined;
  /** Answers to choose from in place of typing, by input name: the page works without JavaScript. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The outcome of a submit that did not succeed. */
export interface Failure {
  readonly issues?: readonly Issue[];
  /** The form error: it concerns the whole form. Its text is the message `banner.{code}`. */
  readonly problem?: Issue;
  /** What the form holds instead from now on, such as a tick that no longer counts. */
  readonly fill?: FormValues;
}
