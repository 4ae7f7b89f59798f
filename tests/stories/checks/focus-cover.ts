import { labelsOf } from './focus-ring.ts';
import { isShown, named } from './visible.ts';

/** The distance of the test points from the edges of an element, in CSS px. */
const INSET = 2;

/** Returns a fault if content covers a focused element: all of it, or a part of it with sticky content. */
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

/** Returns the centre and the corners of each of its boxes. A link may have several lines. */
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

/** Returns the sticky box that contains the hit element, but not the focused one. */
function sticking(element: Element, hit: Element): Element | undefined {
  for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  }
  return undefined;
}
