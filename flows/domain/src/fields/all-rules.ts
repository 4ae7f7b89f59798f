import { addressTable } from './address-rules.ts';
import { cardTable } from './card/card-rules.ts';
import { ruleIn, type RuleOf, type RuleTable } from './field-rule.ts';
import { personTable } from './person-rules.ts';
import { readValue } from './read-value.ts';

/** The rules of every kind of field. The compiler names a kind that is missing. */
const table: Required<RuleTable> = {
  ...personTable,
  ...cardTable,
  ...addressTable,
  // These are always right.
  cardMembership: undefined,
  companyInvoice: undefined,
  invoiceParty: undefined,
};

export const allRules: RuleOf = (...asked) => ruleIn(table, readValue, ...asked);
