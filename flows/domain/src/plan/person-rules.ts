import { calendarDateIn } from '../model/calendar-date.ts';
import { judgeBirthDate } from '../rules/birth-date.ts';
import { judgeEmail } from '../rules/email.ts';
import { judgeName } from '../rules/name.ts';
import { judgePassword } from '../rules/password.ts';
import { judgeSalutation } from '../rules/salutation.ts';
import { type FieldRule, type RuleOf, ruleOn } from './field-rule.ts';
import type { BirthDateField } from './planned-field.ts';

/** The rules of what every registration asks: who somebody is and how they log in. */
export const personRules: RuleOf = (field, site, { now, companyTerms }) => {
  const { name, required } = field;
  switch (field.kind) {
    case 'salutation':
      return ruleOn(name, (value) => judgeSalutation(value, field.options));
    case 'name': {
      const { of, bounds } = field;
      const rule = { field: of, required, bounds, colon: site.country === 'TR', companyTerms };
      return ruleOn(name, (value) => judgeName(value, rule));
    }
    case 'birthDate':
      return birthDateRule(field, calendarDateIn(site.timeZone, now));
    case 'email':
      return ruleOn(name, judgeEmail);
    case 'password':
      return ruleOn(name, (value) => judgePassword(value, required ? field.requiredKey : undefined));
    default:
      return undefined;
  }
};

function birthDateRule(
  { name, minimumAge }: BirthDateField,
  today: ReturnType<typeof calendarDateIn>,
): FieldRule {
  return (values) => {
    const part = (key: 'day' | 'month' | 'year') => values[`${name}.${key}`] ?? '';
    const parts = { day: part('day'), month: part('month'), year: part('year') };
    return { [name]: judgeBirthDate(parts, { minimumAge, today }) };
  };
}
