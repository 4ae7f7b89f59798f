import { calendarDateIn } from '../../model/calendar-date.ts';
import { judgeBirthDate } from '../../rules/person/birth-date.ts';
import { judgeEmail } from '../../rules/person/email.ts';
import { judgePassword } from '../../rules/person/password.ts';
import type { Site } from '../../sites/site.ts';
import { type FieldRule, type JudgeEnvironment, type RuleOf, ruleOn } from '../field-rule.ts';
import type { BirthDateField } from '../planned-field.ts';
import { readText } from '../read-text.ts';
import { nameRules } from './name-rules.ts';

/** The rules of what every registration asks: who somebody is and how they log in. */
export const personRules: RuleOf = (field, site, env) => {
  switch (field.kind) {
    case 'birthDate':
      return birthDateRule(field, site, env);
    case 'email':
      return ruleOn(field, readText, judgeEmail);
    case 'password':
      return ruleOn(field, readText, (value) =>
        judgePassword(value, field.required ? field.requiredKey : undefined),
      );
    default:
      return nameRules(field, site, env);
  }
};

function birthDateRule(field: BirthDateField, { timeZone }: Site, { now }: JudgeEnvironment): FieldRule {
  const { name, minimumAge, order } = field;
  const today = () => calendarDateIn(timeZone, now);
  return (values) => {
    const part = (key: 'day' | 'month' | 'year') => readText(field, `${name}.${key}`, values);
    const parts = { day: part('day'), month: part('month'), year: part('year') };
    const faults = judgeBirthDate(parts, { minimumAge, order, today });
    return Object.fromEntries(faults.map(([code, at]) => [name + at, code]));
  };
}
