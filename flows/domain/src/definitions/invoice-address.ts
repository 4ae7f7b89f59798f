import { addressRules } from '../plan/address/address-rules.ts';
import { invoiceAddressPlan } from '../plan/flows/invoice-address.ts';
import { nameRules } from '../plan/person/name-rules.ts';
import { invoiceAddressAnswers } from '../plan/answers/invoice-address-answers.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The invoice address of a customer, after registration or in its flyout. */
export const invoiceAddressFlow: FlowDefinition = {
  flow: 'invoice-address',
  planFor: invoiceAddressPlan,
  answersOf: invoiceAddressAnswers,
  ruleOf: (...asked) => nameRules(...asked) ?? addressRules(...asked),
};
