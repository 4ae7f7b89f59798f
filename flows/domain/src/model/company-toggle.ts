import type { AddressEntries, InvoiceParty } from './address.ts';

/** Where the company toggle of a Turkish address stands (Registration §4). */
export type CompanyToggle = 'off' | InvoiceParty;

const companyEntries = { companyName: '', companyTaxBranch: '', companyTaxNumber: '' } as const;
const isFilled = (value: string | undefined) => (value ?? '').trim() !== '';

/** Where the toggle stands when a form is opened with these entries: institutional as soon as any of a company's is filled. */
export function companyToggleOf(entries: AddressEntries): CompanyToggle {
  const { companyName, companyTaxBranch, companyTaxNumber, taxNumber } = entries;
  if ([companyName, companyTaxBranch, companyTaxNumber].some(isFilled)) return 'INSTITUTIONAL';
  return isFilled(taxNumber) ? 'INDIVIDUAL' : 'off';
}

/** Moves the toggle: what no longer belongs to the invoice is cleared. */
export function moveCompanyToggle(entries: AddressEntries, to: CompanyToggle): AddressEntries {
  const companyInvoice = to === 'off' ? '' : 'on';
  const companyType = to === 'off' ? '' : to;
  const company = to === 'INSTITUTIONAL' ? {} : companyEntries;
  const personal = to === 'INDIVIDUAL' ? {} : { taxNumber: '' };
  return { ...entries, ...company, ...personal, companyInvoice, companyType };
}
