import type { FormValues, InputState, Issue } from '@crema/flow-domain';

/** A field as it may be shown now (Registration §4). */
export interface FieldView {
  readonly state: InputState;
  readonly issue?: Issue;
}

/** A field of the plan with the names of its native inputs; a birth date has three. */
export interface FormField {
  readonly name: string;
  readonly inputs: readonly string[];
}

/** What is shown of a field nobody has touched. */
export const untouched: FieldView = { state: 'default' };
const valid: FieldView = { state: 'valid' };

const sameIssue = (a: Issue | undefined, b: Issue | undefined) =>
  a?.code === b?.code && JSON.stringify(a?.params) === JSON.stringify(b?.params);

/** What a field's inputs hold, as one text. */
export const contentOf = ({ inputs }: FormField, values: FormValues): string =>
  inputs.map((input) => values[input] ?? '').join('\n');

/** The view of a judged field: the one before, as long as it says the same. */
export function viewOf(
  field: FormField,
  values: FormValues,
  issue: Issue | undefined,
  before: FieldView | undefined,
): FieldView {
  // An optional field that was emptied is neither right nor wrong.
  const blank = contentOf(field, values).trim() === '';
  const fresh: FieldView = issue ? { state: 'error', issue } : blank ? untouched : valid;
  return before?.state === fresh.state && sameIssue(before.issue, issue) ? before : fresh;
}

/** Whether two sets of views show different things. */
export const differ = (a: ReadonlyMap<string, FieldView>, b: ReadonlyMap<string, FieldView>): boolean =>
  a.size !== b.size || [...a].some(([name, view]) => b.get(name) !== view);
