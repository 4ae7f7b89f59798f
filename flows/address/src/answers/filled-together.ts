import { type AddressEntries, builtInProvinces } from '@crema/flow-domain';

/** The parts that are asked for on both sides of Turkey's border. */
const common = ['postalCode', 'postalTown', 'streetAddress', 'extraLine'] as const;

/** A name without case and marks, which people leave out: `istanbul` for İstanbul, Iğdır and IĞDIR alike. */
const plain = (name: string) =>
  name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** The province of Turkey that a town names, as it is written; the empty text for any other town. */
export function provinceCalled(town: string): string {
  return builtInProvinces().find(({ name }) => plain(name) === plain(town))?.name ?? '';
}

/**
 * Entries of a country just switched to, with what was filled in together with the country: a browser that fills in a whole
 * address means the new country by all of it, in whatever order it comes.
 * @param filled the parts that were filled in, with their values
 */
export function withFilled(entries: AddressEntries, filled: AddressEntries): AddressEntries {
  const kept = common.filter((part) => filled[part]?.trim());
  return { ...entries, ...Object.fromEntries(kept.map((part) => [part, filled[part]])) };
}
