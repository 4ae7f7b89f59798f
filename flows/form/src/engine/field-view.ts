import type { FormValues, InputState, Issue } from '@crema/flow-domain';

/** A field as it may be shown now (Registration §4). */
export interface FieldView {
  readonly state: InputState;
  /** Everything that is wrong with it, in the order of its inputs. `issue.field` names the input, where it is one of several. */
  readonly issues: readonly Issue[];
}

/** A field of the plan with the names of its native inputs; a birth date has three. */
export interface FormField {
  readonly name: string;
  readonly inputs: readonly string[];
}

/** A field nobody has touched. */
export const untouched: FieldView = { state: 'default', issues: [] };
const valid: FieldView = { state: 'valid', issues: [] };

/** The content of some inputs, as one text. */
export const contentOf = (inputs: readonly string[], values: FormValues): string =>
  inputs.map((input) => values[input] ?? '').join('\n');

/** The view of a judged field: the one before, as long as it says the same. */
export function judgedView(
  { inputs }: FormField,
  values: FormValues,
  issues: readonly Issue[],
  before: FieldView | undefined,
): FieldView {
  // An optional field that was emptied is neither right nor wrong.
  const blank = contentOf(inputs, values).trim() === '';
  const fresh: FieldView = issues.length > 0 ? { state: 'error', issues } : blank ? untouched : valid;
  const same = before?.state === fresh.state && JSON.stringify(before.issues) === JSON.stringify(issues);
  return same ? before : fresh;
}

/** Whether two sets of views show different things. */
export const differ = (a: ReadonlyMap<string, FieldView>, b: ReadonlyMap<string, FieldView>): boolean =>
  a.size !== b.size || [...a].some(([name, view]) => b.get(name) !== view);

/** Issues by the place where they are told. */
interface PlacedIssues {
  readonly ofField: (field: FormField) => readonly Issue[];
  /** Of the whole form: an issue without a field, or of one that the form does not have. The banner tells them. */
  readonly ofForm: readonly Issue[];
}

/** The field that an issue names, by its own name or by one of its inputs. */
export const fieldOf = (fields: readonly FormField[], name: string | undefined): FormField | undefined =>
  name === undefined ? undefined : fields.find((field) => field.name === name || field.inputs.includes(name));

/** Finds the place of every issue: its input, else its field, else the form. None is left without one. */
export function placeIssues(issues: readonly Issue[], fields: readonly FormField[]): PlacedIssues {
  const placed = issues.map((issue) => ({ issue, field: fieldOf(fields, issue.field) }));
  const at = (field: FormField | undefined) =>
    placed.filter((each) => each.field === field).map(({ issue }) => issue);
  return { ofField: at, ofForm: at(undefined) };
}
