import {
  type AddressEntries,
  type AddressMemory,
  builtInProvinces,
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

/** A town that was filled in together with Turkey is a province, or nothing that can be chosen there. */
const withProvince = (entries: AddressEntries): AddressEntries => ({
  ...entries,
  postalTown: provinceCalled(entries.postalTown ?? ''),
});

/**
 * What follows from an answer in an address form (Registration §4): a country keeps or brings back what it asks, a province
 * empties the district, the company toggle clears what no longer belongs to the invoice.
 * @param before the entries before the answer
 * @param now the entries with it, and what the form remembers
 * @param filled what was entered in the same moment, as by a browser that fills in a whole address. @default nothing
 */
export function followAnswers(
  before: AddressEntries,
  { entries, memory }: { entries: AddressEntries; memory: AddressMemory },
  filled: AddressEntries = {},
): RememberedAddress {
  const [from, to] = [countryFor(before.countryCode ?? ''), countryFor(entries.countryCode ?? '')];
  if (from.code !== to.code) {
    const switched = switchCountry({ entries, memory }, from, to);
    if (from.turkish === to.turkish) return { ...switched, entries: withPreset(switched.entries, from, to) };
    const kept = withFilled(switched.entries, filled);
    const entered = to.turkish && filled.postalTown ? withProvince(kept) : withPreset(kept, from, to);
    return { ...switched, entries: entered };
  }
  if (toggleOf(before) !== toggleOf(entries)) {
    return { entries: moveCompanyToggle(entries, toggleOf(entries)), memory };
  }
  if (!to.turkish || (entries.postalTown ?? '') === (before.postalTown ?? '')) return { entries, memory };
  const chosen = filled.countryCode === undefined ? entries : withProvince(entries);
  const earlier = { ...chosen, postalTown: before.postalTown ?? '' };
  return { entries: chooseProvince(earlier, chosen.postalTown ?? ''), memory };
}

/** The parts that are asked for on both sides of Turkey's border. */
const common = ['postalCode', 'postalTown', 'streetAddress', 'extraLine'] as const;

/** A name without case and marks, which people leave out: `istanbul` for İstanbul, Iğdır and IĞDIR alike. */
const plain = (name: string) =>
  name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** The province of Turkey that a town names, as it is written; the empty text for any other town. */
function provinceCalled(town: string): string {
  return builtInProvinces().find(({ name }) => plain(name) === plain(town))?.name ?? '';
}

/**
 * Entries of a country just switched to, with what was filled in together with the country: a browser that fills in a whole
 * address means the new country by all of it, in whatever order it comes.
 * @param filled the parts that were filled in, with their values
 */
function withFilled(entries: AddressEntries, filled: AddressEntries): AddressEntries {
  const kept = common.filter((part) => filled[part]?.trim());
  return { ...entries, ...Object.fromEntries(kept.map((part) => [part, filled[part]])) };
}
