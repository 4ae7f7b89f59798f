import { addressRules } from './address/address-rules.ts';
import { cardRules } from './card/card-rules.ts';
import type { RuleOf } from './field-rule.ts';
import { personRules } from './person/person-rules.ts';

/** The rules of every field: those of every registration, an address's and the loyalty card's. */
export const allRules: RuleOf = (...asked) =>
  personRules(...asked) ?? addressRules(...asked) ?? cardRules(...asked);
