import { labelsOf } from './focus-ring.ts';
import { isShown, named } from './visible.ts';

/** How far within its edges an element is tried, in CSS px. */
const INSET = 2;

/** Whether something lies over an element that has the focus: over all of it, or over a part while it sticks to the window. */
export function coverFaults(element: HTMLElement): string[] {
  if (!isShown(element)) return [];
  const found = pointsOf(element).map(([x, y]) => document.elementFromPoint(x, y));
  const hits = found.filter((hit) => hit !== null);
  if (hits.length === 0) return [`${named(element)} has the focus and is out of view`];
  const covers = hits.filter((hit) => !belongs(element, hit));
  const [first] = covers;
  if (first && covers.length === hits.length)
    return [`${named(element)} has the focus and is covered by ${named(first)}`];
  const stuck = covers.map((hit) => sticking(element, hit)).find((box) => box !== undefined);
  return stuck ? [`${named(element)} has the focus and is partly covered by ${named(stuck)}`] : [];
}

/** The centre and the corners of each of its boxes: a link may have several lines. */
const pointsOf = (element: Element) =>
  Array.from(element.getClientRects()).flatMap(({ left, top, right, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2] as const,
    [left + INSET, top + INSET] as const,
    [right - INSET, top + INSET] as const,
    [left + INSET, bottom - INSET] as const,
    [right - INSET, bottom - INSET] as const,
  ]);

const belongs = (element: Element, hit: Element) =>
  element.contains(hit) || hit.contains(element) || labelsOf(element).some((label) => label.contains(hit));

/** The box that sticks to the window and holds what was hit, but not the element. */
function sticking(element: Element, hit: Element): Element | undefined {
  for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  }
  return undefined;
}
