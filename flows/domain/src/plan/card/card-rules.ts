import { judgePhone, normalisePhone } from '../../rules/address/phone.ts';
import { judgeCardLayout } from '../../rules/card/card-layout.ts';
import { ruleIn, type RuleOf, ruleOn, type RuleTable } from '../field-rule.ts';
import { readText } from '../read-text.ts';

/** The rules of the loyalty card's own fields. */
export const cardTable = {
  // A checkbox is always right.
  cardMembership: undefined,
  cardLayout: (field) => ruleOn(field, readText, (value) => judgeCardLayout(value, field)),
  phone: (field) =>
    ruleOn(field, readText, (value) => judgePhone(normalisePhone(value, field.preset), field.required)),
} satisfies RuleTable;

export const cardRules: RuleOf = (...asked) => ruleIn(cardTable, ...asked);
