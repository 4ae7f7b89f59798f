import type { FormValues, Issue } from '@crema/flow-domain';
import { contentOf, differ, type FieldView, type FormField, untouched, viewOf } from './field-view.ts';

/** The form as a whole, as it may be shown now. */
export interface FormView {
  readonly pending: boolean;
  /** Submitted at least once and wrong at present; never while a submit is under way (Registration §4). */
  readonly showsInvalid: boolean;
  /** An answer that concerns no field. */
  readonly problem: string | undefined;
  /** How many submits have failed: a new number means that the shopper must be led to what is wrong. */
  readonly failures: number;
}

/** What a form asks now and how it is judged. It may change with every answer. */
export interface FormSetup {
  readonly fields: readonly FormField[];
  readonly judge: (values: FormValues) => readonly Issue[];
}

/** How a form starts: empty, or as a server sends it back after a submit without JavaScript. */
export interface FormStart {
  readonly values?: FormValues | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly problem?: string | undefined;
}

/** The outcome of a submit that did not succeed. */
export interface Failure {
  readonly issues?: readonly Issue[];
  readonly problem?: string;
  /** Checkboxes whose tick no longer counts. */
  readonly unticked?: readonly string[];
}

/**
 * The state of one form, without a framework. Values come in from native inputs and are only remembered; listeners hear
 * of it when something that may be shown has changed, which no key press does.
 */
export interface FormStore {
  /** A value moved on. Nothing is judged, nobody is told. */
  readonly update: (input: string, value: string) => void;
  /** Focus left an input, or its value was committed: its field is judged in the shopper's sight. */
  readonly focusLost: (input: string) => void;
  /** Judges anew what is judged in the shopper's sight already: a value came in whole, and no key press says that it is done. */
  readonly rejudge: () => void;
  /** Takes over what the native inputs hold, touching nothing. */
  readonly adopt: (values: FormValues) => void;
  /** Replaces questions and judgement; values, touched fields and the server's answers stay. */
  readonly setUp: (setup: FormSetup) => void;
  /** Judges everything for a submit. Gives back the values if they are right and no submit is under way. */
  readonly startSubmit: () => FormValues | undefined;
  /** Ends the submit under way; `undefined` is success. */
  readonly endSubmit: (failure?: Failure) => void;
  /** Forgets values, touches and answers. */
  readonly reset: () => void;
  readonly value: (input: string) => string;
  readonly field: (name: string) => FieldView;
  readonly form: () => FormView;
  /** Names of the fields shown in error, in the plan's order. */
  readonly wrong: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of one form. */
export function createFormStore(setup: FormSetup, start: FormStart = {}): FormStore {
  let { fields, judge } = setup;
  let values: Record<string, string> = { ...start.values };
  const touched = new Set<string>();
  // A server's answer holds for the value it judged, and no longer.
  const answers = new Map<string, { readonly issue: Issue; readonly judged: string }>();
  const listeners = new Set<() => void>();
  let views = new Map<string, FieldView>();
  let submitted = false;
  let view: FormView = { pending: false, showsInvalid: false, problem: start.problem, failures: 0 };

  /** Keeps what a server said of fields, and says of how many. */
  const answer = (issues: readonly Issue[]): number => {
    const placed = issues.flatMap((issue) => {
      const field = fields.find((each) => each.name === issue.field);
      return field ? [[field.name, { issue, judged: contentOf(field, values) }] as const] : [];
    });
    for (const [name, each] of placed) answers.set(name, each);
    return placed.length;
  };
  const issueOf = (field: FormField, judged: ReadonlyMap<string | undefined, Issue>) => {
    const said = answers.get(field.name);
    return judged.get(field.name) ?? (said?.judged === contentOf(field, values) ? said.issue : undefined);
  };

  /** Judges all fields, then shows those that may be shown, and tells the listeners if that is anything new. */
  const refresh = (change: Partial<FormView> = {}) => {
    const judged = new Map(judge(values).map((issue) => [issue.field, issue]));
    const next = new Map<string, FieldView>();
    let invalid = false;
    for (const field of fields) {
      const issue = issueOf(field, judged);
      invalid ||= issue !== undefined;
      if (submitted || touched.has(field.name)) {
        next.set(field.name, viewOf(field, values, issue, views.get(field.name)));
      }
    }
    const form = { ...view, ...change };
    form.showsInvalid = submitted && !form.pending && invalid;
    const changed =
      differ(next, views) ||
      form.pending !== view.pending ||
      form.showsInvalid !== view.showsInvalid ||
      form.problem !== view.problem ||
      form.failures !== view.failures;
    if (!changed) return;
    views = next;
    view = form;
    for (const listener of listeners) listener();
  };

  if (start.issues) {
    submitted = true;
    answer(start.issues);
    // The shopper is led to what is wrong here as well, as soon as the page listens.
    refresh({ failures: 1 });
  }

  return {
    update: (input, value) => {
      values[input] = value;
    },
    focusLost: (input) => {
      const field = fields.find((each) => each.inputs.includes(input));
      // A group speaks only while every part is filled: half a date is not wrong while it is being typed.
      const whole = field?.inputs.length === 1 || field?.inputs.every((each) => values[each]?.trim());
      if (field && whole) touched.add(field.name);
      else if (field) touched.delete(field.name);
      refresh();
    },
    rejudge: refresh,
    adopt: (found) => {
      values = { ...values, ...found };
    },
    setUp: (next) => {
      ({ fields, judge } = next);
      refresh();
    },
    startSubmit: () => {
      if (view.pending) return undefined;
      submitted = true;
      // What a server said of unchanged values may have changed there: only our own rules hold a submit back.
      const wrong = judge(values).length > 0;
      if (!wrong) answers.clear();
      refresh({ problem: undefined, pending: !wrong, failures: view.failures + (wrong ? 1 : 0) });
      return wrong ? undefined : { ...values };
    },
    endSubmit: (failure) => {
      const placed = answer(failure?.issues ?? []);
      // An answer that concerns no field of this form must not leave the shopper without a word.
      const nothingSaid = failure && placed === 0 ? 'technicalError' : undefined;
      refresh({
        pending: false,
        problem: failure?.problem ?? nothingSaid,
        failures: view.failures + (failure ? 1 : 0),
      });
    },
    reset: () => {
      values = {};
      touched.clear();
      answers.clear();
      submitted = false;
      refresh({ pending: false, problem: undefined });
    },
    value: (input) => values[input] ?? '',
    field: (name) => views.get(name) ?? untouched,
    form: () => view,
    wrong: () => fields.map(({ name }) => name).filter((name) => views.get(name)?.issue),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
