// A name is not a delivery address: parcel stations and branches are refused, in the spellings seen in Registration §5. The
// shortest of them counts at the beginning of a word alone: `Alte Pumpstation` and `Shop Station` are streets.
const places = /pa(?:ckstat|ketstat|cketstion|hketstation)|filiale/;
const shortest = / p ?s ?t ?a ?t ?i ?o ?n/;

/** Lower case, accents and dots of the Turkish i removed, every run of other signs replaced by `separator`. */
function fold(value: string, separator: string): string {
  return (
    value
      // Many marks on one letter take more than linear time to sort, and none of them counts.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{Nd}]+/gu, separator)
  );
}

/**
 * Whether a text contains a reserved term (Registration §5). Places are found anywhere, however they are separated; the
 * company's own names only as whole words, so that a shopper may share a part of them.
 */
export function hasReservedTerm(value: string, companyTerms: readonly string[]): boolean {
  const words = ` ${fold(value, ' ')} `;
  if (places.test(words.replaceAll(' ', '')) || shortest.test(words)) return true;
  return companyTerms.some((term) => words.includes(` ${fold(term, ' ')} `));
}
