import type { FormValues, Issue } from '@crema/flow-domain';
import type { AnswerSubject } from './answers.ts';
import type { FieldView } from './field-view.ts';
import type { Failure, FormSetup, FormView } from './form-view.ts';

/**
 * The state of one form, without a framework. Values come in from native inputs and are only remembered; listeners hear
 * of it when something that may be shown has changed, which no key press does.
 */
export interface FormStore {
  /** A value moved on. Nothing is judged. */
  readonly update: (input: string, value: string) => void;
  /** Focus left an input, or its value was committed: its field is judged in the shopper's sight. */
  readonly focusLost: (input: string) => void;
  /**
   * Judges again what is judged in the shopper's sight: a value came in whole, or a problem has ended, and no key press says so.
   * @param ended code of the problem of the whole form that is no longer true
   */
  readonly rejudge: (ended?: string) => void;
  /** Takes over what the native inputs hold, touching nothing. */
  readonly adopt: (values: FormValues) => void;
  /** Writes values for the shopper, here and in the document: a suggestion, a draft, a reset by another answer. */
  readonly fill: (values: FormValues) => void;
  /**
   * Says how `fill` writes into the document; what was filled before is written now.
   * @param whenStill does something as soon as no pointer is down. @default at once
   */
  readonly attach: (write: (values: FormValues) => void, whenStill?: (move: () => void) => void) => void;
  /** Does something that moves what is on the page, as soon as no pointer is down: a click on what it moved would be lost. */
  readonly whenStill: (move: () => void) => void;
  /** Replaces questions and judgement; values, touched fields and answers stay. */
  readonly setUp: (setup: FormSetup) => void;
  /** Judges everything for a submit. Gives back the values if they are right and no submit is under way. */
  readonly startSubmit: () => FormValues | undefined;
  /** Ends the submit under way. Without a failure the form is left: only a reset ends that. */
  readonly endSubmit: (failure?: Failure) => void;
  /**
   * Shows issues that somebody else found.
   * @param about what they are about, in place of what was answered about it before. @default each issue's own field
   */
  readonly answer: (issues: readonly Issue[], about?: AnswerSubject) => void;
  /** Forgets values, touches and answers. */
  readonly reset: () => void;
  readonly value: (input: string) => string;
  /** All values, also of inputs that are not shown at present. */
  readonly values: () => FormValues;
  readonly field: (name: string) => FieldView;
  readonly form: () => FormView;
  /** Names of the fields shown in error, in the plan's order. */
  readonly wrong: () => readonly string[];
  /** Names of the inputs to look at first: of the first field in error, the one that its issue names, else all of them. */
  readonly wrongInputs: () => readonly string[];
  /** Hears when something that may be shown has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears when focus has left an input or its value was committed, by the input's name, once its field is judged. */
  readonly onLeft: (listener: (input: string) => void) => () => void;
  /** Hears of every changed value, also of a key press, by the names of the inputs. */
  readonly onChange: (listener: (inputs: readonly string[]) => void) => () => void;
}
