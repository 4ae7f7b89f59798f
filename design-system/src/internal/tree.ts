/** A document or a shadow root, to which ids and focus belong. */
type Root = Node & DocumentOrShadowRoot & ParentNode & NonElementParentNode;

/**
 * Returns the document or the shadow root of an element. Use it for lookups and focus instead of `document`, because a component
 * may be in a shadow root or in another window.
 */
export function treeOf(element: Element): Root {
  const root = element.getRootNode();
  // An element that was removed from the page is its own root.
  return isTree(root) ? root : element.ownerDocument;
}

const isTree = (node: Node): node is Root => 'activeElement' in node;

/**
 * Returns the focused element in the document or shadow root of `place`. For a shadow root without focus, returns the one
 * outside.
 */
export function focusedAt(place: Element): Element | null {
  const { ownerDocument: page } = place;
  return treeOf(place).activeElement ?? page.activeElement;
}
