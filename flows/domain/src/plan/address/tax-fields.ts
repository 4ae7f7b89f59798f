import {
  addressCompanyNameBounds,
  companyTaxBranchBounds,
  companyTaxNumberBounds,
  taxNumberBounds,
} from '../../rules/address/address-limits.ts';
import { companyNameField } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';
import type { AddressPath } from '../../model/address.ts';
import type { PlannedField } from '../planned-field.ts';

const taxBounds = {
  taxNumber: taxNumberBounds,
  companyTaxBranch: companyTaxBranchBounds,
  companyTaxNumber: companyTaxNumberBounds,
} as const;

/** The tax entries of a Turkish address: none, a person's, or a company's (Registration §4, company toggle). */
export function taxFields(path: AddressPath, context: PlanContext): readonly PlannedField[] {
  const toggle: PlannedField = {
    kind: 'companyInvoice',
    name: `${path}.companyInvoice`,
    required: false,
  };
  if (!context.companyInvoice) return [toggle];
  const party: PlannedField = {
    kind: 'invoiceParty',
    name: `${path}.companyType`,
    required: true,
    options: ['INDIVIDUAL', 'INSTITUTIONAL'],
  };
  const tax = (of: 'taxNumber' | 'companyTaxBranch' | 'companyTaxNumber'): PlannedField => ({
    kind: 'tax',
    name: `${path}.${of}`,
    of,
    required: true,
    bounds: taxBounds[of],
  });
  if (context.companyType !== 'INSTITUTIONAL') return [toggle, party, tax('taxNumber')];
  const company = companyNameField(`${path}.companyName`, addressCompanyNameBounds);
  return [toggle, party, company, tax('companyTaxBranch'), tax('companyTaxNumber')];
}
