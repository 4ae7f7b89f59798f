/**
 * Changes the fonts of a page that the shopper reads already. Every block of text keeps its lines, so that nothing below it
 * moves (Core Web Vitals: cumulative layout shift). The letters of a system's font can be wider than the brand's by a seventh.
 */
export function keepLines(changeFonts: () => void): void {
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
    // No width gives these lines: then the text has all the width that it had.
    if (block.clientHeight !== height) block.style.marginInlineEnd = '';
  }
}
