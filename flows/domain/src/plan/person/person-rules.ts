import { calendarDateIn } from '../../model/calendar-date.ts';
import { judgeBirthDate } from '../../rules/person/birth-date.ts';
import { judgeEmail } from '../../rules/person/email.ts';
import { judgeName } from '../../rules/person/name.ts';
import { judgePassword } from '../../rules/person/password.ts';
import { judgeSalutation } from '../../rules/person/salutation.ts';
import { type FieldRule, type RuleOf, ruleOn } from '../field-rule.ts';
import type { BirthDateField } from '../planned-field.ts';
import { readText } from '../read-text.ts';

/** The rules of what every registration asks: who somebody is and how they log in. */
export const personRules: RuleOf = (field, site, { now, companyTerms }) => {
  switch (field.kind) {
    case 'salutation':
      return ruleOn(field, readText, (value) => judgeSalutation(value, field.options));
    case 'name': {
      const { of, bounds, required } = field;
      const rule = { field: of, required, bounds, colon: site.country === 'TR', companyTerms };
      return ruleOn(field, readText, (value) => judgeName(value, rule));
    }
    case 'birthDate':
      return birthDateRule(field, calendarDateIn(site.timeZone, now));
    case 'email':
      return ruleOn(field, readText, judgeEmail);
    case 'password':
      return ruleOn(field, readText, (value) =>
        judgePassword(value, field.required ? field.requiredKey : undefined),
      );
    default:
      return undefined;
  }
};

function birthDateRule(field: BirthDateField, today: ReturnType<typeof calendarDateIn>): FieldRule {
  const { name, minimumAge } = field;
  return (values) => {
    const part = (key: 'day' | 'month' | 'year') => readText(field, `${name}.${key}`, values);
    const parts = { day: part('day'), month: part('month'), year: part('year') };
    return { [name]: judgeBirthDate(parts, { minimumAge, today }) };
  };
}
