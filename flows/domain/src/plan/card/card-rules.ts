import { judgeCardLayout } from '../../rules/card/card-layout.ts';
import { type RuleOf, ruleOn } from '../field-rule.ts';
import { readText } from '../read-text.ts';

/** The rule of the loyalty card's field. */
export const cardRules: RuleOf = (field) =>
  field.kind === 'cardLayout' ? ruleOn(field, readText, (value) => judgeCardLayout(value, field)) : undefined;
