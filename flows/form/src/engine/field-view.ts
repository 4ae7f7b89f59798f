import type { FormValues, InputState, Issue } from '@crema/flow-domain';

/** The state of a field that may be shown now (Registration §4). */
export interface FieldView {
  readonly state: InputState;
  /** All its issues, in the order of its inputs. `issue.field` names the input if the field has several. */
  readonly issues: readonly Issue[];
}

/** A field of the plan with the names of its native inputs; a birth date has three. */
export interface FormField {
  readonly name: string;
  readonly inputs: readonly string[];
}

/** The view of an untouched field. */
export const untouched: FieldView = { state: 'default', issues: [] };
const valid: FieldView = { state: 'valid', issues: [] };

/** Returns the content of some inputs as one text. */
export const contentOf = (inputs: readonly string[], values: FormValues): string =>
  inputs.map((input) => values[input] ?? '').join('\n');

/** Returns the view of a judged field. It is the same object as before if nothing has changed. */
export function judgedView(
  { inputs }: FormField,
  values: FormValues,
  issues: readonly Issue[],
  before: FieldView | undefined,
): FieldView {
  // An empty optional field is neither right nor wrong.
  const blank = contentOf(inputs, values).trim() === '';
  const fresh: FieldView = issues.length > 0 ? { state: 'error', issues } : blank ? untouched : valid;
  const same = before?.state === fresh.state && JSON.stringify(before.issues) === JSON.stringify(issues);
  return same ? before : fresh;
}

/** Returns true if two sets of views differ. */
export const differ = (a: ReadonlyMap<string, FieldView>, b: ReadonlyMap<string, FieldView>): boolean =>
  a.size !== b.size || [...a].some(([name, view]) => b.get(name) !== view);

/** Issues by the place that shows them. */
interface PlacedIssues {
  readonly ofField: (field: FormField) => readonly Issue[];
  /** Form errors: issues without a field, or of a field that the form does not have. The form message shows them. */
  readonly ofForm: readonly Issue[];
}

/** Returns the field that an issue names, by its own name or by one of its inputs. */
export const fieldOf = (fields: readonly FormField[], name: string | undefined): FormField | undefined =>
  name === undefined ? undefined : fields.find((field) => field.name === name || field.inputs.includes(name));

/** Finds the place of every issue: its input, its field, or the form. */
export function placeIssues(issues: readonly Issue[], fields: readonly FormField[]): PlacedIssues {
  const placed = issues.map((issue) => ({ issue, field: fieldOf(fields, issue.field) }));
  const at = (field: FormField | undefined) =>
    placed.filter((each) => each.field === field).map(({ issue }) => issue);
  return { ofField: at, ofForm: at(undefined) };
}
