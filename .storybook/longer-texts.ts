const ATTRIBUTES = ['placeholder'];

/** Marks lengthened texts, so that a second run changes nothing. */
export const LENGTHENED = '\u2063';

/**
 * Makes every text of a page 40 % longer, in words like those of a translation. Most have a usual length. Each longer text gets
 * one as long as a German compound, in which no line can break.
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

/** Smallest length, in characters, of a text that gets a compound of `COMPOUND` letters. */
const LONG = 30;
const COMPOUND = 25;

/** Signs and numbers stay as they are, because no translation makes them longer. */
function longer(text: string): string {
  if (!/\p{L}{2}/u.test(text) || text.includes(LENGTHENED)) return text;
  const letters = Array.from(text.trim());
  // Includes the space before it. Even a word of two letters gets longer.
  const more = Math.max(2, Math.ceil(letters.length * 0.4));
  const compound = letters.length < LONG ? '' : filler(COMPOUND);
  const rest = compound ? more - COMPOUND - 1 : more;
  const words = rest < 0 ? around(compound, letters, rest) : [text.trim(), compound, ...fillers(rest)];
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s$/.exec(text)?.[0]];
  return `${before}${words.filter(Boolean).join(' ')}${LENGTHENED}${after}`;
}

/** If the compound alone is more than 40 %, it replaces the middle as well, because the ends distinguish texts. */
function around(compound: string, letters: readonly string[], rest: number): string[] {
  const half = (letters.length + rest - 1) / 2;
  const [start, end] = [letters.slice(0, Math.ceil(half)), letters.slice(-Math.floor(half))];
  return [start.join('').trim(), compound, end.join('').trim()];
}

const fillers = (room: number) =>
  Array.from({ length: Math.ceil(room / 11) }, (_, index) => filler(Math.min(10, room - index * 11 - 1)));

const filler = (letters: number) => 'xénolithüm'.repeat(3).slice(0, letters);
