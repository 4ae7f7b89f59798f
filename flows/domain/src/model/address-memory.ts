import type { Country } from '../countries/country.ts';
import type { AddressEntries } from './address.ts';
import { isSalutation } from './salutation.ts';

/** What an address form remembers while it shows another country's fields (Registration §4, country switch). */
export interface AddressMemory {
  /** The entries of the other side of Turkey's border. */
  readonly elsewhere: AddressEntries;
  /** A salutation that the country now chosen does not offer; empty when none had to be taken back. */
  readonly salutation: string;
}

/** Nothing remembered yet. */
export const emptyMemory: AddressMemory = { elsewhere: {}, salutation: '' };

/** An address form's entries together with what it remembers. */
export interface RememberedAddress {
  readonly entries: AddressEntries;
  readonly memory: AddressMemory;
}

// Who lives there has the same name in every country; the salutation is looked at by itself.
const personParts: ReadonlySet<string> = new Set(['firstName', 'lastName']);

function personOf(entries: AddressEntries): AddressEntries {
  return Object.fromEntries(Object.entries(entries).filter(([part]) => personParts.has(part)));
}

function switchSalutation(entered: string, remembered: string, offered: Country['salutations']) {
  const isOffered = (value: string) => isSalutation(value) && offered.includes(value);
  if (entered !== '' && !isOffered(entered)) return { salutation: '', remembered: entered };
  // One that was chosen anew meanwhile stays.
  if (entered === '' && isOffered(remembered)) return { salutation: remembered, remembered: '' };
  return { salutation: entered, remembered: entered === '' ? remembered : '' };
}

/**
 * Switches an address to another country. Everything but the person stays behind on crossing Turkey's border, in either
 * direction, and comes back with it; a salutation that is not offered there is emptied until the way back.
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

/** Chooses a province; its districts are others, so the one chosen before is emptied (Registration §4). */
export function chooseProvince(entries: AddressEntries, province: string): AddressEntries {
  return province === entries.postalTown ? entries : { ...entries, postalTown: province, postalDistrict: '' };
}
