// A name is not a delivery address: parcel stations and branches are refused, in the spellings seen in Registration §5.
const placeTerms = [
  'packstation',
  'packstat',
  'pstation',
  'paketstat',
  'packetstion',
  'pahketstation',
  'filiale',
];

/** Lower case, accents and dots of the Turkish i removed, every run of other signs replaced by `separator`. */
function fold(value: string, separator: string): string {
  return value
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, separator);
}

/**
 * Whether a text contains a reserved term (Registration §5). Places are found anywhere, however they are separated; the
 * company's own names only as whole words, so that a shopper may share a part of them.
 */
export function hasReservedTerm(value: string, companyTerms: readonly string[]): boolean {
  const joined = fold(value, '');
  if (placeTerms.some((term) => joined.includes(term))) return true;
  const words = ` ${fold(value, ' ')} `;
  return companyTerms.some((term) => words.includes(` ${fold(term, ' ')} `));
}
