import type { FormValues, Issue } from '@crema/flow-domain';
import { type AnswerSubject, createAnswers } from './answers.ts';
import { differ, type FieldView, judgedView, placeIssues, untouched } from './field-view.ts';
import type { FormStore } from './form-store.ts';
import type { FormSetup, FormStart, FormView } from './form-view.ts';
import { createListeners } from './listeners.ts';

const technicalError: Issue = { code: 'technicalError' };

/** Creates the store of one form. */
export function createFormStore(setup: FormSetup, start: FormStart = {}): FormStore {
  let { fields, judge } = setup;
  let values: FormValues = { ...start.values };
  const touched = new Set<string>();
  const answers = createAnswers();
  const views = createListeners<[]>();
  const changes = createListeners<[readonly string[]]>();
  const left = createListeners<[string]>();
  let write: ((filled: FormValues) => void) | undefined;
  let whenStill = (move: () => void) => move();
  let unwritten: FormValues = {};
  let shown = new Map<string, FieldView>();
  let submitted = false;
  // The server's error about the whole form, until the next submit. A page that came back has no number of minutes to wait.
  let formError: Issue | undefined = start.problem
    ? { code: start.problem, params: { minutes: 0 } }
    : undefined;
  let view: FormView = { status: 'editing', showsInvalid: false, problem: formError, failures: 0 };

  const take = (taken: FormValues) => {
    const changed = Object.keys(taken).filter((input) => (values[input] ?? '') !== taken[input]);
    values = { ...values, ...taken };
    if (changed.length > 0) changes.tell(changed);
  };

  const keep = (issues: readonly Issue[], about?: AnswerSubject) => {
    const { ofField, ofForm } = placeIssues(issues, fields);
    if (about) {
      const { inputs, binding = false } = about;
      const placed = issues.filter((issue) => !ofForm.includes(issue));
      answers.keep(`${inputs.join()} ${binding}`, { issues: placed, inputs, binding, yields: true }, values);
    } else {
      for (const field of fields) {
        const own = ofField(field);
        if (own.length > 0) answers.keep(field.name, { issues: own, inputs: field.inputs }, values);
      }
    }
    // An issue of no field of this form is shown for the whole form, so that the shopper sees it.
    formError = ofForm[0] ?? formError;
  };

  /** Judges all fields, then updates the views of those that may be shown. Notifies the listeners if a view has changed. */
  const refresh = (change: Partial<FormView> = {}, found = judge(values)) => {
    const judged = placeIssues(found ?? [], fields);
    const told = placeIssues(answers.issues(values, found), fields);
    const next = new Map<string, FieldView>();
    let invalid = false;
    for (const field of fields) {
      const own = judged.ofField(field);
      // The server's answer about these values is more exact than our rule: a returned form lacks its password, and the answer
      // says why. The answer about a pair is less exact.
      const answer = told.ofField(field);
      const issues = answer.length > 0 ? answer : own;
      invalid ||= issues.length > 0;
      if ((submitted || touched.has(field.name)) && (found || issues.length > 0)) {
        next.set(field.name, judgedView(field, values, issues, shown.get(field.name)));
      }
    }
    const form: FormView = { ...view, ...change };
    const fresh: FormView = {
      ...form,
      showsInvalid: submitted && form.status === 'editing' && invalid,
      problem: formError ?? (submitted ? judged.ofForm[0] : undefined),
    };
    const changed = differ(next, shown) || JSON.stringify(fresh) !== JSON.stringify(view);
    if (!changed) return;
    shown = next;
    view = fresh;
    views.tell();
  };

  const fill = (filled: FormValues) => {
    take(filled);
    // An input that the form emptied counts as untouched.
    for (const { name, inputs } of fields)
      if (inputs.some((input) => filled[input] === '')) touched.delete(name);
    if (write) write(filled);
    else unwritten = { ...unwritten, ...filled };
    refresh();
  };

  if (start.issues) {
    submitted = true;
    keep(start.issues);
    // The focus moves to the first error here as well, as soon as the page listens.
    refresh({ failures: 1 });
  }

  return {
    update: (input, value) => take({ [input]: value }),
    focusLost: (input) => {
      const field = fields.find((each) => each.inputs.includes(input));
      // A group shows an error only if every part is filled, because half a date is not wrong while the shopper types it.
      const whole = field?.inputs.length === 1 || field?.inputs.every((each) => values[each]?.trim());
      if (field && whole) touched.add(field.name);
      else if (field) touched.delete(field.name);
      refresh();
      left.tell(input);
    },
    rejudge: (ended) => {
      if (formError?.code === ended) formError = undefined;
      refresh();
    },
    adopt: take,
    fill,
    attach: (writer, still = whenStill) => {
      write = writer;
      whenStill = still;
      if (Object.keys(unwritten).length > 0) writer(unwritten);
      unwritten = {};
    },
    whenStill: (move) => whenStill(move),
    setUp: (next) => {
      ({ fields, judge } = next);
      refresh();
    },
    startSubmit: () => {
      if (view.status !== 'editing') return undefined;
      submitted = true;
      formError = undefined;
      // The server may accept the same values now. Our rules and the answers to questions hold a submit back.
      const asked = placeIssues(answers.issues(values, undefined, 'binding'), fields);
      const found = judge(values);
      const right = !found?.length && fields.every((field) => asked.ofField(field).length === 0);
      if (right) answers.forget(false);
      refresh(right ? { status: 'submitting' } : { failures: view.failures + 1 }, found);
      return right ? values : undefined;
    },
    endSubmit: (failure) => {
      if (!failure) return refresh({ status: 'leaving' });
      const { issues = [], problem } = failure;
      // A form that was reset during the submit was sent all the same, and shows its result.
      submitted = true;
      if (failure.fill) fill(failure.fill);
      keep(issues);
      formError = problem ?? formError ?? (issues.length === 0 ? technicalError : undefined);
      refresh({ status: 'editing', failures: view.failures + 1 });
    },
    answer: (issues, about) => {
      keep(issues, about);
      refresh();
    },
    reset: () => {
      take(Object.fromEntries(Object.keys(values).map((input) => [input, ''])));
      values = {};
      touched.clear();
      answers.forget(true);
      submitted = false;
      formError = undefined;
      // A reset does not cancel a request.
      refresh(view.status === 'leaving' ? { status: 'editing' } : {});
    },
    value: (input) => values[input] ?? '',
    values: () => values,
    field: (name) => shown.get(name) ?? untouched,
    form: () => view,
    wrong: () => fields.map(({ name }) => name).filter((name) => shown.get(name)?.state === 'error'),
    wrongInputs: () => {
      const first = fields.find(({ name }) => shown.get(name)?.state === 'error');
      const named = first && shown.get(first.name)?.issues[0]?.field;
      return named !== undefined && first?.inputs.includes(named) ? [named] : (first?.inputs ?? []);
    },
    subscribe: views.add,
    onLeft: left.add,
    onChange: changes.add,
  };
}
