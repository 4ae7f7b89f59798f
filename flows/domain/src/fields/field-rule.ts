import type { Site } from '../sites/site.ts';
import type { FieldKind, FieldOf, PlannedField } from './planned-field.ts';
import type { JudgedValues } from './read-inputs.ts';
import type { ReadValue } from './read-text.ts';

/** The clock and the brand's reserved names, which rules need beside the values. */
export interface JudgeEnvironment {
  readonly now: Date;
  /** The company's own names, which a person's name may not contain (Registration §5). */
  readonly companyTerms: readonly string[];
}

/** Keys of errors by the name of the input that they belong to. */
type Faults = Readonly<Record<string, string | undefined>>;

/** The rules of a flow's fields. */
export interface RuleOf {
  /** Judges a field among the values of its form. A kind without a rule has no errors. */
  (field: PlannedField, values: JudgedValues, site: Site, env: JudgeEnvironment): Faults;
  /** Reads an input of a field, with a rule or without. */
  readonly read: ReadValue;
}

/** The form around a value that is judged. */
interface Around {
  readonly site: Site;
  readonly env: JudgeEnvironment;
  /** Returns the value of another input. */
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

/** Returns the rules of a table. A kind without an entry has none. The annotation lets a build drop rules that no page uses. */
/* @__NO_SIDE_EFFECTS__ */
export function rulesIn(table: RuleTable, read: ReadValue): RuleOf {
  const judgeField = (
    field: PlannedField,
    values: JudgedValues,
    site: Site,
    env: JudgeEnvironment,
  ): Faults => {
    const found = judgeIn(table, field, { site, env, read: (input) => values.get(input) ?? '' });
    return typeof found === 'object' ? found : { [field.name]: found };
  };
  return Object.assign(judgeField, { read });
}
