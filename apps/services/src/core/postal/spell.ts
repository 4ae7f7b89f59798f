const capital = /^\P{Ll}{4,}$/u;
const word = /\p{L}+/gu;

/** Small words inside Spanish and Italian names; the source writes them with a capital. */
const particles: Readonly<Record<string, RegExp>> = {
  ES: /(?<=\s)(?:De|Del|Y)(?=\s)|(?<=\s[Dd]e )(?:La|Las|Los|El)(?=\s)/g,
  IT: /(?<=\s)(?:Di|Del|Della|Dei|Degli|Delle|Da|In|Con|Al|Alla|Sul|Sulla|Nel|Nella)(?=\s)/g,
};

/** Romanian has a comma below both letters; the source writes the Turkish ones. */
const cedillas: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/** The source puts Spanish, Galician and Catalan articles behind the name: `Estrada, A (Casco Urbano)`, `Pobla (Sa)`. */
const articleBehind =
  /^([^(),]+)(?:, ?(El|La|Los|Las|O|A|Os|As|Els|Les|Lo|L'|Es|S')(?= \(|$)| \((Sa|Ses|Es|S'|A|O)\)$)/;

const articleInFront = (town: string) =>
  town.replace(articleBehind, (_, name: string, behind?: string, inBrackets?: string) => {
    const article = behind ?? inBrackets ?? '';
    return article.endsWith("'") ? `${article}${name}` : `${article} ${name}`;
  });

const usualCase = (town: string) =>
  town.replace(word, ([first = '', ...others]) => first + others.join('').toLowerCase());

/** Writes a town of the source as its country does: `STOCKHOLM` as `Stockholm`. */
export function spell(country: string, town: string): string {
  if (country === 'FR') return town.replace(/ \d{2}(?= CEDEX)/, '');
  if (country === 'PT' && town === 'Coimbrã') return 'Coimbra';
  const written = country === 'SE' && capital.test(town) ? usualCase(town) : town;
  if (country === 'RO') return written.replace(/[şţŞŢ]/g, (letter) => cedillas[letter] ?? letter);
  const small = particles[country];
  const inOrder = country === 'ES' ? articleInFront(written) : written;
  return small ? inOrder.replace(small, (particle) => particle.toLowerCase()) : inOrder;
}
