import { addressTable } from './address-rules.ts';
import { cardTable } from './card/card-rules.ts';
import { type RuleOf, rulesIn, type RuleTable } from './field-rule.ts';
import { readValue } from './read-value.ts';

/** The kinds whose values are always right. */
type AlwaysRight = 'cardMembership' | 'companyInvoice' | 'invoiceParty';

/** The rules of every other kind of field. The compiler names a kind that is missing. */
const table: Omit<Required<RuleTable>, AlwaysRight> = { ...cardTable, ...addressTable };

export const allRules: RuleOf = rulesIn(table, readValue);
