import { birthDateRule } from './birth-date/birth-date-rule.ts';
import { judgeEmail } from './email/email-rule.ts';
import { type RuleOf, rulesIn, type RuleTable } from './field-rule.ts';
import { nameRule } from './name/name-rule.ts';
import { passwordRule } from './password/password-rule.ts';
import { readText } from './read-text.ts';
import { judgeSalutation } from './salutation/salutation-rule.ts';

/** The rules of the fields that every registration asks for. */
export const personTable = {
  salutation: judgeSalutation,
  name: nameRule,
  birthDate: birthDateRule,
  email: judgeEmail,
  password: passwordRule,
} satisfies RuleTable;

export const personRules: RuleOf = rulesIn(personTable, readText);
