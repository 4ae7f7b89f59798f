import type { AddressPath } from '../../model/address.ts';
import type { PlanContext } from '../../plan/plan-context.ts';
import type { Bounds } from '../../rules/bounds.ts';
import { addressCompanyNameBounds, companyNameField } from '../name/name-field.ts';
import type { PlannedField, TaxField } from '../planned-field.ts';

// The bounds of Registration §9.
/** The Turkish personal tax number. */
export const taxNumberBounds = { max: 11, length: 11 } as const satisfies Bounds;

const taxBounds: Readonly<Record<TaxField['of'], Bounds>> = {
  taxNumber: taxNumberBounds,
  companyTaxBranch: { max: 40 },
  companyTaxNumber: { length: 10 },
};

/** Returns the tax entries of a Turkish address: none, a person's, or a company's (Registration §4, company toggle). */
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
  const tax = (of: TaxField['of']): PlannedField => ({
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
