import { addressRules } from './address/address-rules.ts';
import { cardTable } from './card/card-rules.ts';
import { ruleIn, type RuleOf, type RuleTable } from './field-rule.ts';
import { personTable } from './person/person-rules.ts';

/** The rules of every kind of field. The compiler names a kind that is missing. */
const table: Required<RuleTable> = { ...personTable, ...cardTable, ...addressRules };

export const allRules: RuleOf = (...asked) => ruleIn(table, ...asked);
