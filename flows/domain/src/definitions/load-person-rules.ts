import type { RuleOf } from '../plan/field-rule.ts';

/** Fetches the rules of what every registration asks. */
export const loadPersonRules = async (): Promise<RuleOf> =>
  (await import('../plan/person/person-rules.ts')).personRules;
