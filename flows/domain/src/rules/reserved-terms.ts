// A name is not a delivery address, so parcel stations and branches are refused, in the spellings of Registration §5. The
// shortest one counts only at the beginning of a word, because `Alte Pumpstation` and `Shop Station` are streets.
const places = /pa(?:ckstat|ketstat|cketstion|hketstation)|filiale/;
const shortest = / p ?s ?t ?a ?t ?i ?o ?n/;

/** Returns a text in lower case, without accents and dots of the Turkish i, every run of other signs replaced by `separator`. */
function fold(value: string, separator: string): string {
  return (
    value
      // Many marks on one letter take more than linear time to sort, and no term has any.
      .replace(/\p{M}/gu, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{Nd}]+/gu, separator)
  );
}

/**
 * Returns whether a text contains a reserved term (Registration §5). It finds places anywhere, with any separators. It finds the
 * company's own names as whole words only, so that the name of a shopper may contain a part of them.
 */
export function hasReservedTerm(value: string, companyTerms: readonly string[]): boolean {
  const words = ` ${fold(value, ' ')} `;
  if (places.test(words.replaceAll(' ', '')) || shortest.test(words)) return true;
  return companyTerms.some((term) => words.includes(` ${fold(term, ' ')} `));
}
