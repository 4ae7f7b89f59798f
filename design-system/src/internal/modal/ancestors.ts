import { treeOf } from '../tree/tree-of.ts';

const isShadowRoot = (node: Node): node is ShadowRoot => 'host' in node;

/** The element around another one, also out of a shadow root. */
export function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = treeOf(element);
  return isShadowRoot(root) ? root.host : null;
}

/** Returns the element and all around it, the nearest first. */
export function withAncestors(element: Element): Element[] {
  const outer = around(element);
  return outer ? [element, ...withAncestors(outer)] : [element];
}

/** Where a window belongs that was written at `place`: to the shadow root around it, which has its styles, or to the document. */
export function homeOf(place: Element): Element | DocumentFragment {
  const root = treeOf(place);
  return isShadowRoot(root) ? root : place.ownerDocument.body;
}
