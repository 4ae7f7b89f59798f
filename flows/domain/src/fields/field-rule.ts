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

/** Keys of errors by the name of the input that they belong to. */
type Faults = Readonly<Record<string, string | undefined>>;

/** Judges a form's values. */
export type FieldRule = (values: FormValues) => Faults;

/** Returns the rule of a planned field, or `undefined` for a kind without a rule. */
export type RuleOf = (field: PlannedField, site: Site, env: JudgeEnvironment) => FieldRule | undefined;

/** The form around a value that is judged. */
interface Around {
  readonly site: Site;
  readonly env: JudgeEnvironment;
  readonly values: FormValues;
  /** Reads another input of the field. */
  readonly read: (input: string) => string;
}

/**
 * Judges the fields of one kind.
 * @param value the field's value as it reads
 * @returns the key of the error, or the keys of a field that has several inputs
 */
export type RuleFor<Kind extends FieldKind> = (
  value: string,
  field: FieldOf<Kind>,
  around: Around,
) => string | Faults | undefined;

/** Rules by the kind of field that they judge. `undefined` for a kind whose values are always right. */
export type RuleTable = { readonly [Kind in FieldKind]?: RuleFor<Kind> | undefined };

const judgeIn = <Kind extends FieldKind>(table: RuleTable, field: FieldOf<Kind>, around: Around) =>
  table[field.kind]?.(around.read(field.name), field, around);

/** Returns the rule of a planned field from a table, or `undefined` if the table has none for its kind. */
export function ruleIn(
  table: RuleTable,
  reader: ReadValue,
  field: PlannedField,
  site: Site,
  env: JudgeEnvironment,
): FieldRule | undefined {
  if (!table[field.kind]) return undefined;
  return (values) => {
    const read = (input: string) => reader(field, input, values);
    const found = judgeIn(table, field, { site, env, values, read });
    return typeof found === 'object' ? found : { [field.name]: found };
  };
}
