import {
  type AddressEntries,
  type AddressMemory,
  chooseProvince,
  type CompanyToggle,
  type Country,
  countryFor,
  moveCompanyToggle,
  type RememberedAddress,
  switchCountry,
} from '@crema/flow-domain';

/** Where the company toggle of these entries stands; a person's until the shopper says otherwise. */
function toggleOf({ companyInvoice, companyType }: AddressEntries): CompanyToggle {
  if (companyInvoice !== 'on') return 'off';
  return companyType === 'INSTITUTIONAL' ? 'INSTITUTIONAL' : 'INDIVIDUAL';
}

/** A telephone with the beginning of its new country, where nothing was typed behind the old one. */
function withPreset(entries: AddressEntries, from: Country, to: Country): AddressEntries {
  const typed = entries.phoneNumber?.trim() ?? '';
  const isBare = typed === '' || typed === from.phonePreset;
  return to.turkish || !isBare ? entries : { ...entries, phoneNumber: to.phonePreset };
}

/**
 * What follows from an answer in an address form (Registration §4): a country keeps or brings back what it asks, a province
 * empties the district, the company toggle clears what no longer belongs to the invoice.
 * @param before the entries before the answer
 * @param now the entries with it, and what the form remembers
 */
export function followAnswers(
  before: AddressEntries,
  { entries, memory }: { entries: AddressEntries; memory: AddressMemory },
): RememberedAddress {
  const [from, to] = [countryFor(before.countryCode ?? ''), countryFor(entries.countryCode ?? '')];
  if (from.code !== to.code) {
    const switched = switchCountry({ entries, memory }, from, to);
    return { ...switched, entries: withPreset(switched.entries, from, to) };
  }
  if (toggleOf(before) !== toggleOf(entries)) {
    return { entries: moveCompanyToggle(entries, toggleOf(entries)), memory };
  }
  const province = entries.postalTown ?? '';
  return to.turkish && province !== (before.postalTown ?? '')
    ? { entries: chooseProvince({ ...entries, postalTown: before.postalTown ?? '' }, province), memory }
    : { entries, memory };
}
