import {
  type FieldPlan,
  type JudgeEnvironment,
  judge,
  type PlannedField,
  schemaFor,
  type Site,
  type SiteKey,
} from '@crema/flow-domain';
import type { FormSetup } from '../engine/form-store.ts';

const inputsOf = ({ kind, name }: PlannedField): readonly string[] =>
  kind === 'birthDate' ? [`${name}.day`, `${name}.month`, `${name}.year`] : [name];

/** What the engine needs of a plan: the fields with their inputs, and the judgement by the plan's schema. */
export function formSetup(plan: FieldPlan, site: Site<SiteKey>, env: JudgeEnvironment): FormSetup {
  const schema = schemaFor(plan, site, env);
  return {
    fields: [
      ...plan.fields.map((field) => ({ name: field.name, inputs: inputsOf(field) })),
      ...plan.consents.map(({ name }) => ({ name, inputs: [name] })),
    ],
    judge: (values) => judge(schema, values, site),
  };
}
