/** Also for elements of another window, which are no `Element` of this one. */
export const isElement = (target: EventTarget | null | undefined): target is Element =>
  target != null && 'getRootNode' in target && 'matches' in target;

const isShadowRoot = (node: Node): node is ShadowRoot => 'host' in node;

/** The document or shadow root that an element stands in. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return isShadowRoot(root) ? root : element.ownerDocument;
}

/** The element around another one, also out of a shadow root. */
export function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = rootOf(element);
  return isShadowRoot(root) ? root.host : null;
}

/** Returns the element and all around it, the nearest first. */
export function withAncestors(element: Element): Element[] {
  const outer = around(element);
  return outer ? [element, ...withAncestors(outer)] : [element];
}

/** Where a window belongs that was written at `place`: to the shadow root around it, which has its styles, or to the document. */
export function homeOf(place: Element): Element | DocumentFragment {
  const root = rootOf(place);
  return isShadowRoot(root) ? root : root.body;
}

/** The element that has the focus, in the document or in the shadow root of `place`. */
export const focusedAt = (place: Element): Element | null =>
  rootOf(place).activeElement ?? place.ownerDocument.activeElement;
