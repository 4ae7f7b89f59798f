import { treeOf } from '../tree.ts';

const isShadowRoot = (node: Node): node is ShadowRoot => 'host' in node;

/** Returns the parent element, or the host for a child of a shadow root. */
function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = treeOf(element);
  return isShadowRoot(root) ? root.host : null;
}

/** Returns the element and all elements around it, the nearest first. */
export function withAncestors(element: Element): Element[] {
  const outer = around(element);
  return outer ? [element, ...withAncestors(outer)] : [element];
}

/**
 * Returns the default container of a window that is written at `place`: the shadow root around it, which has its styles, or the
 * body.
 */
export function homeOf(place: Element): Element | DocumentFragment {
  const root = treeOf(place);
  return isShadowRoot(root) ? root : place.ownerDocument.body;
}

/**
 * Gives a window at the end of the page the language, direction, theme and brand of the place where it is written. Sets only
 * attributes that differ.
 */
export function inheritLook(shade: Element, place: Element): void {
  const here = withAncestors(place);
  const outer = around(shade);
  const there = outer ? withAncestors(outer) : [];
  const nearest = (path: readonly Element[], name: string) =>
    path.find((element) => element.hasAttribute(name));
  const brand = nearest(here, 'data-brand');
  for (const name of ['lang', 'dir', 'data-brand', 'data-theme']) {
    const from = nearest(here, name);
    // A brand within a theme starts with its own light theme.
    const isReset = name === 'data-theme' && from && brand && brand !== from && from.contains(brand);
    const value = isReset ? null : from?.getAttribute(name);
    if (value != null && nearest(there, name)?.getAttribute(name) !== value) shade.setAttribute(name, value);
  }
  // Text that inherits its font gets that of its surroundings, so the window needs the same class.
  const page = here.find((element) => element.classList.contains('ds-page'));
  if (page && !there.includes(page)) shade.classList.add('ds-page');
}
