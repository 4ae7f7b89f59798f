/**
 * The letters each language of the nine locales is written with: the main exemplar characters of Unicode CLDR, lower case,
 * beside a to z, which names of every language may borrow. Turkish has the letters with circumflex that its spelling asks
 * for in loanwords (CLDR lists them as auxiliary).
 */
export const exemplarLetters: Readonly<Record<string, string>> = {
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  fr: 'abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ',
  cs: 'abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýž',
  hu: 'abcdefghijklmnopqrstuvwxyzáéíóöőúüű',
  sk: 'abcdefghijklmnopqrstuvwxyzáäčďéíĺľňóôŕšťúýž',
  tr: 'abcdefghijklmnopqrstuvwxyzçğıöşüâîû',
  pl: 'abcdefghijklmnopqrstuvwxyząćęłńóśźż',
};
