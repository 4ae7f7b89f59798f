const ATTRIBUTES = ['placeholder'];

/** Marks what is already longer, so that a second round changes nothing. */
export const LENGTHENED = '\u2060';

/**
 * Makes every text of a page two fifths longer, in words of a length that German compounds have, so that lines can break
 * where a translation's would.
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

/** Signs and numbers stay as they are: no translation makes them longer. */
function longer(text: string): string {
  if (!/\p{L}{2}/u.test(text) || text.includes(LENGTHENED)) return text;
  const more = Math.ceil(Array.from(text.trim()).length * 0.4);
  const words = Array.from({ length: Math.ceil(more / 11) }, (_, index) =>
    'xénolithüm'.slice(0, more - index * 11),
  );
  return `${text.trimEnd()} ${words.join(' ')}${LENGTHENED}${/\s$/.exec(text)?.[0] ?? ''}`;
}
