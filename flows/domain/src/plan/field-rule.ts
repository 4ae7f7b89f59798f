import type { FormValues } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FieldKind, FieldOf, PlannedField } from './planned-field.ts';
import type { ReadValue } from './read-text.ts';

/** The clock and the brand's reserved names, which rules need beside the values. */
export interface JudgeEnvironment {
  readonly now: Date;
  /** The company's own names, which a person's name may not contain (Registration §5). */
  readonly companyTerms: readonly string[];
}

/** Judges a form's values. Returns the key of each error by the name of its input. */
export type FieldRule = (values: FormValues) => Readonly<Record<string, string | undefined>>;

/** Returns the rule of a planned field, or `undefined` for a kind without a rule. */
export type RuleOf = (field: PlannedField, site: Site, env: JudgeEnvironment) => FieldRule | undefined;

/** Makes the rule of a planned field of one kind. */
export type RuleFor<Kind extends FieldKind> = (
  field: FieldOf<Kind>,
  site: Site,
  env: JudgeEnvironment,
) => FieldRule;

/** Rules by the kind of field that they judge. */
export type RuleTable = { readonly [Kind in FieldKind]?: RuleFor<Kind> | undefined };

/** Returns the rule of a planned field from a table, or `undefined` if the table has none for its kind. */
export const ruleIn = <Kind extends FieldKind>(
  table: RuleTable,
  field: FieldOf<Kind>,
  site: Site,
  env: JudgeEnvironment,
): FieldRule | undefined => table[field.kind]?.(field, site, env);

/** Returns the rule of a field that is one input. It judges the value as it reads. */
export function ruleOn(
  field: PlannedField,
  read: ReadValue,
  judge: (value: string) => string | undefined,
): FieldRule {
  return (values) => ({ [field.name]: judge(read(field, field.name, values)) });
}
