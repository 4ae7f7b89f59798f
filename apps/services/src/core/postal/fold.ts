/** Letters that Unicode does not take apart into a letter and its mark. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
};

/** The spelling of these letters on keyboards that lack them. */
const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Words of one meaning. Each word of a row can replace the others. */
const saints: readonly (readonly string[])[] = [
  ['st', 'sankt', 'saint', 'sint'],
  ['ste', 'sainte'],
];

const small = (text: string) => text.normalize('NFC').toLowerCase();

function fold(lower: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) return lower;
  return lower
    .replace(/[ßæœþøłđðħı]/g, (letter) => whole[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns a town in the form that is compared: in small letters without marks, with one blank between words. */
export const foldTown = (town: string): string => fold(small(town));

/** Returns a postal code in the form that is compared: in capitals, without blanks and hyphens. */
export const foldCode = (code: string): string => code.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');

/** Returns the spellings of a town in two languages or scripts. `Лисец / Lisec` has two. */
export function spellingsOf(town: string): readonly string[] {
  if (!town.includes('/')) return [town];
  const spellings = town
    .split(/\s+\/\s*|\/\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return spellings.length > 0 ? spellings : [town];
}

/** The same town with each other word for a saint: `st polten` gives `sankt polten` and its like. */
function withOtherSaints(key: string): readonly string[] {
  if (!/s(?:t|aint|ankt|int|te|ainte)\b/.test(key)) return [];
  const words = key.split(' ');
  const row = saints.find((row) => words.some((word) => row.includes(word)));
  return (row ?? []).map((saint) => words.map((word) => (row?.includes(word) ? saint : word)).join(' '));
}

/** Returns the ways to type one spelling, folded, the plain one first. */
export function keysOfSpelling(spelling: string): readonly string[] {
  const lower = small(spelling);
  const expanded = lower.replace(/[äöüøå]/g, (letter) => writtenOut[letter] ?? letter);
  const keys = expanded === lower ? [fold(lower)] : [fold(lower), fold(expanded)];
  return [...new Set([...keys, ...keys.flatMap(withOtherSaints)])];
}

/** Returns the ways to type a town, folded, that of its first spelling first. `Bozen/Bolzano` is also found as `bolzano`. */
export function keysOfTown(town: string): readonly string[] {
  const spellings = spellingsOf(town);
  const behind = town.includes('/') ? town.split('/').slice(1) : [];
  return [...new Set([...spellings, ...behind].flatMap(keysOfSpelling))].filter((key) => key !== '');
}
