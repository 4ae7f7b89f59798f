import type { CountryIndex } from './country-index.ts';
import { foldCode, foldTown } from './fold.ts';
import { isNearly, resembles } from './resembles.ts';
import { textAt } from './texts.ts';
import { codesFrom, findCode, namePlacesOf, townPlacesOf } from './towns-of.ts';

/** Articles that registers put behind a name: `Palmas de Gran Canaria, Las`. */
const articles = new Set([
  'el',
  'la',
  'los',
  'las',
  'o',
  'a',
  'os',
  'as',
  'l',
  'els',
  'les',
  'lo',
  'es',
  'sa',
  'ses',
]);

/** Returns the text before a sign, or the whole text if the sign is missing or comes first. */
function before(text: string, sign: string): string {
  const place = text.indexOf(sign);
  return place > 0 ? text.slice(0, place) : text;
}

/** `Brussel-18` and `Liège 1`: the number of a post office. */
const withoutNumber = (key: string) =>
  key
    .split(' ')
    .filter((word, place) => place === 0 || !/^\d+$/.test(word))
    .join(' ');

/** Puts an article back in front. */
function withArticle(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  if (comma <= 0) return undefined;
  const article = foldTown(text.slice(comma + 1));
  return articles.has(article) ? `${article} ${text.slice(0, comma)}` : undefined;
}

/**
 * Returns the towns that a typed text may mean, folded, the whole text first. People and registers add the province, the number of
 * a post office or a second language: `Jesolo (VE)`, `La Laguna, Tenerife`, `Sober - Lugo`, `Brussel-18`, `Alicante/Alacant`.
 */
function readingsOf(typed: string): readonly string[] {
  const plain = before(typed, '(');
  // No town has more names than three; a long text must not take long.
  const texts = [
    typed,
    plain,
    ...plain.split('/', 3),
    before(plain, ' - '),
    withArticle(plain) ?? before(plain, ','),
  ];
  const keys = texts.map((text) => foldTown(text));
  return [...new Set([...keys, ...keys.map(withoutNumber)])].filter((key) => key !== '');
}

/** The answer to whether a code and a town belong together. `unknown` if the data cannot decide it. */
export type Judgement = 'match' | 'mismatch' | 'unknown';

/** A Portuguese code. Its last three digits name a street, so a town is right with all codes that begin with its first four. */
const streetCode = /^\d{7}$/;

/** Returns the towns that can be written with a code, its own first. */
function townsToJudge(index: CountryIndex, code: number): Iterable<number> {
  const own = townPlacesOf(index, code);
  const key = foldCode(textAt(index.codes, code));
  if (!streetCode.test(key)) return own;
  const towns = new Set(own);
  const [from, to] = codesFrom(index, key.slice(0, 4));
  for (let each = from; each < to; each += 1) for (const town of townPlacesOf(index, each)) towns.add(town);
  return towns;
}

/**
 * Judges a whole code with a whole town. The data lack some codes and spellings. So a pair is a mismatch only if the data have the
 * code, none of its towns resembles the typed one, and the typed one means none of their names in other languages.
 */
export function judgeIn(index: CountryIndex, zipcode: string, city: string): Judgement {
  const code = findCode(index, zipcode);
  const readings = readingsOf(city);
  if (code === undefined || readings.length === 0) return 'unknown';
  for (const town of townsToJudge(index, code)) {
    const written = textAt(index.towns, town);
    const names = Array.from(namePlacesOf(index, town), (name) => textAt(index.names, name));
    const isMeant = (key: string) => names.some((name) => isNearly(key, name)) || resembles(key, written);
    if (readings.some(isMeant)) return 'match';
  }
  return 'mismatch';
}
