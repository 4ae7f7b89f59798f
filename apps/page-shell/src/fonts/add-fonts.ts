import { families, letters } from 'virtual:crema-fonts';

/**
 * Changes the fonts of a page that the shopper reads already. Every block of text keeps its lines, so that nothing below it
 * moves (Core Web Vitals: cumulative layout shift). The letters of a system's font can be wider than the brand's by a seventh.
 */
function keepLines(changeFonts: () => void): void {
  // The height of an inline element is 0 here. It has no lines of its own. A text area has its height from its font, and no lines.
  const blocks = Array.from(
    document.querySelectorAll<HTMLElement>('#app :not(textarea,:has(textarea))'),
    (block) => [block, block.clientHeight] as const,
  );
  // Links that share a line.
  for (const { style, clientWidth } of document.querySelectorAll<HTMLElement>('nav>*')) {
    style.minWidth = `${clientWidth}px`;
  }
  changeFonts();
  // The inner blocks first. After them the outer ones have their former height.
  for (const [block, height] of blocks.toReversed()) {
    // A narrower block has more lines, and a wider one has fewer. The margin is relative, so it suits a window of any width.
    let percent = 0;
    for (let tries = 5; tries && block.clientHeight !== height; tries -= 1) {
      percent += block.clientHeight < height ? 3 : -1;
      block.style.marginInlineEnd = `${percent}%`;
    }
    // No width gives these lines. Then the text gets back its full width.
    if (block.clientHeight !== height) block.style.marginInlineEnd = '';
  }
}

/**
 * Adds the brand's fonts, after the files for the page's language have loaded. The browser fetches a file for another language
 * when the shopper types one of its letters. If the shopper reads the page already, every block of text keeps its lines.
 * @param cached the fonts are in the browser's cache, so they are there with the first paint or directly after it
 */
export async function addFonts(cached: boolean): Promise<void> {
  const loads: Promise<unknown>[] = [];
  const faces = letters.flatMap(([unicodeRange, pages], at) =>
    families.map(([family, weight, urls]) => {
      const face = new FontFace(family, `url(${urls[at]})`, { weight, unicodeRange, display: 'swap' });
      if (document.documentElement.matches(pages)) loads.push(face.load());
      return face;
    }),
  );
  await Promise.all(loads);
  const add = () => {
    for (const face of faces) document.fonts.add(face);
  };
  if (cached) add();
  else keepLines(add);
}
