/** A document or a shadow root: what ids and focus belong to. */
type Root = Node & DocumentOrShadowRoot & ParentNode & NonElementParentNode;

/**
 * The document or the shadow root of an element. Lookups and focus go by it and not by `document`, because a component may stand
 * in a shadow root or in another window.
 */
export function treeOf(element: Element): Root {
  const root = element.getRootNode();
  // An element that was removed from the page is its own root.
  return isTree(root) ? root : element.ownerDocument;
}

const isTree = (node: Node): node is Root => 'activeElement' in node;

/** The element that has the focus in the document or shadow root of `place`; for a shadow root without it, the one outside. */
export function focusedAt(place: Element): Element | null {
  const { ownerDocument: page } = place;
  return treeOf(place).activeElement ?? page.activeElement;
}
