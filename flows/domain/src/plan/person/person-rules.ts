import { calendarDateIn } from '../../model/calendar-date.ts';
import { judgeBirthDate } from '../../rules/person/birth-date.ts';
import { judgeEmail } from '../../rules/person/email.ts';
import { judgePassword } from '../../rules/person/password.ts';
import { type RuleFor, ruleIn, type RuleOf, ruleOn, type RuleTable } from '../field-rule.ts';
import { readText } from '../read-text.ts';
import { nameRules } from './name-rules.ts';

const birthDateRule: RuleFor<'birthDate'> = (field, { timeZone }, { now }) => {
  const rule = { ...field, today: () => calendarDateIn(timeZone, now) };
  return (values) => {
    const part = (key: 'day' | 'month' | 'year') => readText(field, `${field.name}.${key}`, values);
    const parts = { day: part('day'), month: part('month'), year: part('year') };
    const faults = judgeBirthDate(parts, rule);
    return Object.fromEntries(faults.map(([code, at]) => [field.name + at, code]));
  };
};

/** The rules of the fields that every registration asks for: the person and the login. */
export const personTable = {
  ...nameRules,
  birthDate: birthDateRule,
  email: (field) => ruleOn(field, readText, judgeEmail),
  password: (field) =>
    ruleOn(field, readText, (value) => judgePassword(value, field.required ? field.requiredKey : undefined)),
} satisfies RuleTable;

export const personRules: RuleOf = (...asked) => ruleIn(personTable, ...asked);
