import { readColor } from './color.ts';
import { inView, layerOf, named, textBoxes, type Box } from './visible.ts';

/**
 * The distance of the test points from the ends of a line and from each other, in CSS px. It is less than the
 * width of an icon.
 */
const INSET = 3;
const STEP = 12;

/**
 * Returns texts that other content covers: an icon, an image, a box with a background. Another layer may
 * cover a text: a dialog, a list, or sticky content.
 */
export function coveredFaults(root: HTMLElement): string[] {
  const scrolled = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  const everything = document.createElement('style');
  // Elements that ignore the pointer are visible all the same.
  everything.textContent = '* { pointer-events: auto !important }';
  document.head.append(everything);
  const faults = textBoxes(root).flatMap(({ node, parent, boxes }) => {
    const cover = boxes.map((_, line) => coverOf(node, parent, line)).find((found) => found !== undefined);
    return cover ? [`“${node.data.trim().slice(0, 40)}” is covered by ${named(cover)}`] : [];
  });
  everything.remove();
  scrollTo(scrolled);
  return faults;
}

function coverOf(node: Text, parent: Element, line: number): Element | undefined {
  if (!isInView(parent, lineOf(node, line))) parent.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = lineOf(node, line);
  if (!box) return undefined;
  const seen = inView(parent, box);
  if (seen.top >= seen.bottom) return undefined;
  for (const x of alongside(box)) {
    const found = x > seen.left && x < seen.right && above(parent, x, (seen.top + seen.bottom) / 2);
    if (found) return found;
  }
  return undefined;
}

/** Returns points from a line's start to its end, including both. */
function alongside({ left, right }: Box): number[] {
  const inset = Math.min(INSET, (right - left) / 2);
  const length = right - left - 2 * inset;
  const steps = Math.max(1, Math.ceil(length / STEP));
  return Array.from({ length: steps + 1 }, (_, index) => left + inset + (length * index) / steps);
}

function isInView(parent: Element, box: Box | undefined): boolean {
  if (!box) return false;
  const { top, bottom } = inView(parent, box);
  return top === box.top && bottom === box.bottom && top >= 0 && bottom <= innerHeight;
}

function lineOf(node: Text, line: number): Box | undefined {
  const range = document.createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0)[line];
}

/** Returns the element that covers a text at a point of the window. */
function above(parent: Element, x: number, y: number): Element | undefined {
  for (const hit of document.elementsFromPoint(x, y)) {
    const icon = hit.closest('svg, img, canvas, video');
    if (icon && !icon.contains(parent)) return layerOf(icon) === layerOf(parent) ? icon : undefined;
    if (hit.contains(parent) || parent.contains(hit)) return undefined;
    if (!paints(hit, x, y)) continue;
    return layerOf(hit) === layerOf(parent) ? hit : undefined;
  }
  return undefined;
}

/** Returns true if the element's own box has a background there. A larger area may only be a touch target. */
function paints(hit: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = hit.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  if (!hit.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage } = getComputedStyle(hit);
  return backgroundImage !== 'none' || readColor(backgroundColor)[3] > 0.5;
}
