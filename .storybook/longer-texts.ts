const ATTRIBUTES = ['placeholder'];

/** Marks what is already longer, so that a second round changes nothing. */
export const LENGTHENED = '\u2060';

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
  const more = Math.ceil(letters.length * 0.4);
  const compound = letters.length < LONG ? 0 : COMPOUND;
  const rest = compound === 0 ? more : more - compound - 1;
  // Where the compound alone is more than two fifths, it stands for what is in the middle as well: the ends tell texts apart.
  const kept = Math.min(letters.length, letters.length + rest);
  const cut = letters.length - kept;
  const start = cut === 0 ? letters : letters.slice(0, Math.ceil(kept / 2));
  const end = cut === 0 ? [] : letters.slice(letters.length - Math.floor(kept / 2) + 1);
  const words = [start.join('').trim(), filler(compound), ...fillers(rest), end.join('').trim()];
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s$/.exec(text)?.[0]];
  return `${before}${words.filter(Boolean).join(' ')}${LENGTHENED}${after}`;
}

const fillers = (letters: number) =>
  Array.from({ length: Math.max(0, Math.ceil(letters / 11)) }, (_, index) =>
    filler(Math.min(10, letters - index * 11)),
  );

const filler = (letters: number) => 'xénolithüm'.repeat(3).slice(0, letters);
