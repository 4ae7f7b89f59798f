const ATTRIBUTES = ['placeholder'];

/** Marks what is already longer, so that a second round changes nothing. */
export const LENGTHENED = '\u2063';

/**
 * Makes every text of a page two fifths longer, in words as long as a translation's: most of them of a usual length, and in
 * each longer text one as long as German compounds are, at which no line can break.
 */
export function lengthen(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style, textarea'))
      node.nodeValue = longer(node.nodeValue ?? '');
  }
  for (const name of ATTRIBUTES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, longer(element.getAttribute(name) ?? ''));
    }
  }
}

/** From this length on, in characters, a text may hold a compound of `COMPOUND` letters. */
const LONG = 30;
const COMPOUND = 25;

/** Signs and numbers stay as they are: no translation makes them longer. */
function longer(text: string): string {
  if (!/\p{L}{2}/u.test(text) || text.includes(LENGTHENED)) return text;
  const letters = Array.from(text.trim());
  // With the space before it; not even a word of two letters stays as it is.
  const more = Math.max(2, Math.ceil(letters.length * 0.4));
  const compound = letters.length < LONG ? '' : filler(COMPOUND);
  const rest = compound ? more - COMPOUND - 1 : more;
  const words = rest < 0 ? around(compound, letters, rest) : [text.trim(), compound, ...fillers(rest)];
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s$/.exec(text)?.[0]];
  return `${before}${words.filter(Boolean).join(' ')}${LENGTHENED}${after}`;
}

/** Where the compound alone is more than two fifths, it stands for the middle as well: the ends tell texts apart. */
function around(compound: string, letters: readonly string[], rest: number): string[] {
  const half = (letters.length + rest - 1) / 2;
  const [start, end] = [letters.slice(0, Math.ceil(half)), letters.slice(-Math.floor(half))];
  return [start.join('').trim(), compound, end.join('').trim()];
}

const fillers = (room: number) =>
  Array.from({ length: Math.ceil(room / 11) }, (_, index) => filler(Math.min(10, room - index * 11 - 1)));

const filler = (letters: number) => 'xénolithüm'.repeat(3).slice(0, letters);
