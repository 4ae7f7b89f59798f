import { SLACK, isShown, named, textBoxes } from './visible.ts';

/**
 * Returns a fault if the page scrolls sideways, and texts beyond its edges (WCAG 2.2 1.4.10). It skips
 * content that scrolls within its own box.
 */
export function sidewaysFaults(root: HTMLElement): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page =
    scrollWidth > clientWidth + SLACK
      ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${widest(root)}`]
      : [];
  const beyond = textBoxes(root)
    .filter(({ parent }) => !scrolls(parent))
    .filter(({ boxes }) => boxes.some(({ left, right }) => left < -SLACK || right > clientWidth + SLACK))
    .map(
      ({ node, parent }) => `text beyond the edge: “${node.data.trim().slice(0, 60)}” in ${named(parent)}`,
    );
  return [...page, ...beyond];
}

function widest(root: HTMLElement): string {
  const shown = Array.from(root.querySelectorAll('*')).filter(isShown);
  const right = (element: Element) => element.getBoundingClientRect().right;
  const far = shown.filter((element) => right(element) > document.documentElement.clientWidth + SLACK);
  const inner = far.at(-1);
  return inner ? named(inner) : 'no element found';
}

function scrolls(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
  }
  return false;
}
