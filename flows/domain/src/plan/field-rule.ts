import type { FormValues } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { PlannedField } from './planned-field.ts';
import type { ReadValue } from './read-text.ts';

/** What judging needs beside the values: the clock and the brand's reserved names. */
export interface JudgeEnvironment {
  readonly now: Date;
  /** The company's own names, refused as a person's name (Registration §5). */
  readonly companyTerms: readonly string[];
}

/** Judges a form's values: what is wrong, by the name of the input it is told at. */
export type FieldRule = (values: FormValues) => Readonly<Record<string, string | undefined>>;

/** The rule of a planned field; `undefined` for a field whose values are always right, or of a kind it does not know. */
export type RuleOf = (field: PlannedField, site: Site, env: JudgeEnvironment) => FieldRule | undefined;

/** The rule of a field that is one input. It judges the value as it reads. */
export function ruleOn(
  field: PlannedField,
  read: ReadValue,
  judge: (value: string) => string | undefined,
): FieldRule {
  return (values) => ({ [field.name]: judge(read(field, field.name, values)) });
}
