import { normalisePhone, judgePhone } from '../../rules/address/phone.ts';
import { judgeCardLayout } from '../../rules/card/card-layout.ts';
import { type RuleOf, ruleOn } from '../field-rule.ts';
import { readText } from '../read-text.ts';

/** The rules of the loyalty card's own fields. */
export const cardRules: RuleOf = (field) => {
  switch (field.kind) {
    case 'cardLayout':
      return ruleOn(field, readText, (value) => judgeCardLayout(value, field));
    case 'phone':
      return ruleOn(field, readText, (value) =>
        judgePhone(normalisePhone(value, field.preset), field.required),
      );
    default:
      return undefined;
  }
};
