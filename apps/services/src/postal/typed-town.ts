import { foldTown } from './fold.ts';

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

/** What stands before a sign, or the whole text. */
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
 * The towns that a typed text may mean, folded, the whole text first. People and registers add the province, the number of a post
 * office or a second language: `Jesolo (VE)`, `La Laguna, Tenerife`, `Sober - Lugo`, `Brussel-18`, `Alicante/Alacant`.
 */
export function readingsOf(typed: string): readonly string[] {
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
