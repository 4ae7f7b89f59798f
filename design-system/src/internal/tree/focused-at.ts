import { treeOf } from './tree-of.ts';

/** The element that has the focus in the document or shadow root of `place`; for a shadow root without it, the one outside. */
export function focusedAt(place: Element): Element | null {
  const { ownerDocument: page } = place;
  return treeOf(place).activeElement ?? page.activeElement;
}
