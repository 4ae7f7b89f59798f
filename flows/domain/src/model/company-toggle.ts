import type { AddressEntries, InvoiceParty } from './address.ts';

/** The state of the company toggle of a Turkish address (Registration §4). */
export type CompanyToggle = 'off' | InvoiceParty;

const companyEntries = { companyName: '', companyTaxBranch: '', companyTaxNumber: '' } as const;
const isFilled = (value: string | undefined) => (value ?? '').trim() !== '';

/** Returns the first state of the toggle for these entries: institutional if any entry of a company is filled. */
export function companyToggleOf(entries: AddressEntries): CompanyToggle {
  const { companyName, companyTaxBranch, companyTaxNumber, taxNumber } = entries;
  if ([companyName, companyTaxBranch, companyTaxNumber].some(isFilled)) return 'INSTITUTIONAL';
  return isFilled(taxNumber) ? 'INDIVIDUAL' : 'off';
}

/** Moves the toggle and clears the entries that do not belong to the invoice any more. */
export function moveCompanyToggle(entries: AddressEntries, to: CompanyToggle): AddressEntries {
  const companyInvoice = to === 'off' ? '' : 'on';
  const companyType = to === 'off' ? '' : to;
  const company = to === 'INSTITUTIONAL' ? {} : companyEntries;
  const personal = to === 'INDIVIDUAL' ? {} : { taxNumber: '' };
  return { ...entries, ...company, ...personal, companyInvoice, companyType };
}
