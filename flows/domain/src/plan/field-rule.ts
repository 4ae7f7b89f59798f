import type { FormValues } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { PlannedField } from './planned-field.ts';

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

/** The rule of a field that is one input. */
export function ruleOn(name: string, judge: (value: string) => string | undefined): FieldRule {
  return (values) => ({ [name]: judge(values[name] ?? '') });
}
