import type { FormValues, Issue } from '@crema/flow-domain';

/** A field as it may be shown now (Registration §4): `default` until it was judged in the shopper's sight. */
export interface FieldView {
  readonly state: 'default' | 'valid' | 'error';
  readonly issue?: Issue;
}

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

/** A field of the plan with the names of its native inputs; a birth date has three. */
export interface FormField {
  readonly name: string;
  readonly inputs: readonly string[];
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

const untouched: FieldView = { state: 'default' };
const valid: FieldView = { state: 'valid' };

const sameIssue = (a: Issue | undefined, b: Issue | undefined) =>
  a?.code === b?.code && JSON.stringify(a?.params) === JSON.stringify(b?.params);

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

  const valueOf = (field: FormField) => field.inputs.map((input) => values[input] ?? '').join('\n');
  const answer = (issues: readonly Issue[]) => {
    for (const issue of issues) {
      const field = fields.find((each) => each.name === issue.field);
      if (field) answers.set(field.name, { issue, judged: valueOf(field) });
    }
  };

  /** Judges all fields, then shows those that may be shown. */
  const refresh = (change: Partial<FormView> = {}, silent = false) => {
    const issues = new Map(judge(values).map((issue) => [issue.field, issue]));
    const next = new Map<string, FieldView>();
    let invalid = false;
    for (const field of fields) {
      const said = answers.get(field.name);
      const issue = issues.get(field.name) ?? (said?.judged === valueOf(field) ? said.issue : undefined);
      invalid ||= issue !== undefined;
      if (!submitted && !touched.has(field.name)) continue;
      const before = views.get(field.name);
      const blank = !issue && valueOf(field).trim() === '';
      const fresh: FieldView = issue ? { state: 'error', issue } : blank ? untouched : valid;
      next.set(
        field.name,
        before?.state === fresh.state && sameIssue(before.issue, fresh.issue) ? before : fresh,
      );
    }
    const form = { ...view, ...change };
    form.showsInvalid = submitted && !form.pending && invalid;
    const changed =
      next.size !== views.size ||
      [...next].some(([name, each]) => views.get(name) !== each) ||
      form.pending !== view.pending ||
      form.showsInvalid !== view.showsInvalid ||
      form.problem !== view.problem ||
      form.failures !== view.failures;
    if (!changed) return;
    views = next;
    view = form;
    if (!silent) for (const listener of listeners) listener();
  };

  if (start.issues) {
    submitted = true;
    answer(start.issues);
  }
  refresh({}, true);

  return {
    update: (input, value) => {
      values[input] = value;
    },
    focusLost: (input) => {
      const field = fields.find((each) => each.inputs.includes(input));
      // A group speaks only once every part is filled: half a date is not wrong while it is being typed.
      if (field && (field.inputs.length === 1 || field.inputs.every((each) => values[each]?.trim()))) {
        touched.add(field.name);
      }
      refresh();
    },
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
      if (failure) answer(failure.issues ?? []);
      refresh({
        pending: false,
        problem: failure?.problem,
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
