import type { Issue } from '@crema/flow-domain';
import type { FormField } from './field-view.ts';

/** Issues by the place where they are told. */
export interface PlacedIssues {
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
