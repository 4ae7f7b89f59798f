import type { Country } from '../countries/country.ts';
import type { AddressEntries } from './address.ts';
import { isSalutation } from './salutation.ts';

/** The entries that an address form remembers while it shows the fields of another country (Registration §4, country switch). */
export interface AddressMemory {
  /** The entries of the other side of Turkey's border. */
  readonly elsewhere: AddressEntries;
  /** A salutation that the chosen country does not offer. Empty if the form did not have to clear one. */
  readonly salutation: string;
}

/** Nothing remembered yet. */
export const emptyMemory: AddressMemory = { elsewhere: {}, salutation: '' };

/** An address form's entries together with what it remembers. */
export interface RememberedAddress {
  readonly entries: AddressEntries;
  readonly memory: AddressMemory;
}

// The names of a person are the same in every country. The salutation is handled by itself.
const personParts: ReadonlySet<string> = new Set(['firstName', 'lastName']);

function personOf(entries: AddressEntries): AddressEntries {
  return Object.fromEntries(Object.entries(entries).filter(([part]) => personParts.has(part)));
}

function switchSalutation(entered: string, remembered: string, offered: Country['salutations']) {
  const isOffered = (value: string) => isSalutation(value) && offered.includes(value);
  if (entered !== '' && !isOffered(entered)) return { salutation: '', remembered: entered };
  // A salutation that the shopper chose meanwhile stays.
  if (entered === '' && isOffered(remembered)) return { salutation: remembered, remembered: '' };
  return { salutation: entered, remembered: entered === '' ? remembered : '' };
}

/**
 * Switches an address to another country. A switch to or from Turkey clears all entries except the person's, and the switch back
 * restores them. A salutation that the country does not offer is cleared until the switch back.
 */
export function switchCountry(
  { entries, memory }: RememberedAddress,
  from: Country,
  to: Country,
): RememberedAddress {
  const crosses = from.turkish !== to.turkish;
  const kept = crosses ? { ...memory.elsewhere, ...personOf(entries) } : entries;
  const { salutation, remembered } = switchSalutation(
    entries.salutation ?? '',
    memory.salutation,
    to.salutations,
  );
  return {
    entries: { ...kept, salutation, countryCode: to.code },
    memory: { elsewhere: crosses ? entries : memory.elsewhere, salutation: remembered },
  };
}

/** Chooses a province and clears the district, because every province has other districts (Registration §4). */
export function chooseProvince(entries: AddressEntries, province: string): AddressEntries {
  return province === entries.postalTown ? entries : { ...entries, postalTown: province, postalDistrict: '' };
}
