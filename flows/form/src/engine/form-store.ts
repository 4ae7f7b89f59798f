import type { FormValues, Issue } from '@crema/flow-domain';
import type { AnswerSubject } from './answers.ts';
import type { FieldView } from './field-view.ts';
import type { Failure, FormSetup, FormView } from './form-view.ts';

/**
 * The state of one form, without a framework. It stores values from native inputs. Listeners are called when something visible
 * has changed, which no key press does.
 */
export interface FormStore {
  /** Stores a value, and judges nothing. */
  readonly update: (input: string, value: string) => void;
  /** Judges the field of an input that lost the focus, or whose value was committed. */
  readonly focusLost: (input: string) => void;
  /**
   * Judges the visible fields again, because a value was filled in or a form error has ended.
   * @param ended code of the form error that is no longer true
   */
  readonly rejudge: (ended?: string) => void;
  /** Stores the values of the native inputs, and touches no field. */
  readonly adopt: (values: FormValues) => void;
  /** Writes values here and in the document: a suggestion, a draft, a reset by another answer. */
  readonly fill: (values: FormValues) => void;
  /**
   * Sets how `fill` writes into the document, and writes earlier fills now.
   * @param whenStill runs something as soon as no pointer is down. @default at once
   */
  readonly attach: (write: (values: FormValues) => void, whenStill?: (move: () => void) => void) => void;
  /** Runs something that moves elements of the page, as soon as no pointer is down. A click on a moving element would be lost. */
  readonly whenStill: (move: () => void) => void;
  /** Replaces the fields and the judgement. Values, touched fields and answers stay. */
  readonly setUp: (setup: FormSetup) => void;
  /** Judges everything for a submit. Returns the values if they are right and no submit is pending. */
  readonly startSubmit: () => FormValues | undefined;
  /** Ends the pending submit. Without a failure the form is left, and only a reset ends that. */
  readonly endSubmit: (failure?: Failure) => void;
  /**
   * Shows issues that a service found.
   * @param about the inputs of the issues. Earlier issues about them are removed. @default each issue's own field
   */
  readonly answer: (issues: readonly Issue[], about?: AnswerSubject) => void;
  /** Removes values, touches and answers. */
  readonly reset: () => void;
  readonly value: (input: string) => string;
  /** All values, including those of inputs that are not shown now. */
  readonly values: () => FormValues;
  readonly field: (name: string) => FieldView;
  readonly form: () => FormView;
  /** Names of the fields shown in error, in the plan's order. */
  readonly wrong: () => readonly string[];
  /** Names of the inputs to focus first: of the first field in error, the input that its issue names, or else all its inputs. */
  readonly wrongInputs: () => readonly string[];
  /** Adds a listener for changes of what may be shown. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a listener that gets the name of an input after its field was judged because it lost the focus or was committed. */
  readonly onLeft: (listener: (input: string) => void) => () => void;
  /** Adds a listener that gets the names of changed inputs, also after a key press. */
  readonly onChange: (listener: (inputs: readonly string[]) => void) => () => void;
}
