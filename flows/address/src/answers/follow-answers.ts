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

/** Returns the position of the company toggle in these entries. It is a person's until the shopper changes it. */
function toggleOf({ companyInvoice, companyType }: AddressEntries): CompanyToggle {
  if (companyInvoice !== 'on') return 'off';
  return companyType === 'INSTITUTIONAL' ? 'INSTITUTIONAL' : 'INDIVIDUAL';
}

/** Presets the telephone with the prefix of the new country if the shopper typed nothing behind the old prefix. */
function withPreset(entries: AddressEntries, from: Country, to: Country): AddressEntries {
  const typed = entries.phoneNumber?.trim() ?? '';
  const isBare = typed === '' || typed === from.phonePreset;
  return to.turkish || !isBare ? entries : { ...entries, phoneNumber: to.phonePreset };
}

/** Turns a town that was filled in together with Turkey into a province, or empties it if there is no such province. */
const withProvince = (entries: AddressEntries): AddressEntries => ({
  ...entries,
  postalTown: provinceCalled(entries.postalTown ?? ''),
});

/**
 * Returns the entries that follow from an answer in an address form (Registration §4). A country keeps or restores its own
 * entries, a province empties the district, and the company toggle empties what no longer belongs to the invoice.
 * @param before the entries before the answer
 * @param now the entries with it, and what the form remembers
 * @param filled the parts that came in the same moment, as from a browser that fills in a whole address. @default nothing
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

/** The parts of an address inside and outside Turkey. */
const common = ['postalCode', 'postalTown', 'streetAddress', 'extraLine'] as const;

/** Returns a name without case and marks, because people leave them out: `istanbul` for İstanbul, Iğdır and IĞDIR alike. */
const plain = (name: string) =>
  name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Returns the name of the Turkish province that a town names, or the empty text for any other town. */
function provinceCalled(town: string): string {
  return builtInProvinces().find(({ name }) => plain(name) === plain(town))?.name ?? '';
}

/**
 * Keeps what was filled in together with a new country. A browser that fills in a whole address means the new country by all of
 * it, in whatever order the parts come.
 * @param filled the parts that were filled in, with their values
 */
function withFilled(entries: AddressEntries, filled: AddressEntries): AddressEntries {
  const kept = common.filter((part) => filled[part]?.trim());
  return { ...entries, ...Object.fromEntries(kept.map((part) => [part, filled[part]])) };
}
