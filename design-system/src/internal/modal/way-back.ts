import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { focusedAt, treeOf } from '../tree.ts';
import { withAncestors } from './surroundings.ts';

/** The place where a window is written, and the elements to which focus can return. */
export type Place = { element: Element; way: readonly Element[] };

const neverChanges = () => () => {};

/**
 * Finds the place of a window before the window is mounted, because a field with `autoFocus` in it takes the focus at once.
 *
 * @param trigger a button that opens the window; Safari does not focus a button that is clicked
 * @returns the place once it is known, and the ref of an element that marks it while the window is open
 */
export function usePlace(isOpen: boolean, trigger: RefObject<HTMLElement | null> | undefined) {
  // Windows are not in the server's HTML.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isMarked = isOpen && isInBrowser;
  const mark = useRef<HTMLTemplateElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const element = mark.current;
    if (!isMarked || !element) return undefined;
    const focused = focusedAt(element);
    const isLost = focused === null || focused === element.ownerDocument.body;
    setPlace({ element, way: wayBackFrom(trigger?.current ?? (isLost ? element : focused)) });
    return () => setPlace(undefined);
  }, [isMarked, trigger]);
  return { place: isMarked ? place : undefined, mark, isMarked };
}

/** For the shade of each open window: the elements around the previous focus, the nearest first. */
const waysBack = new WeakMap<Element, readonly Element[]>();

/**
 * Returns the elements to which focus can return: the element, all around it and, inside a window, those of that window. Call it
 * while the elements are in the page.
 */
function wayBackFrom(element: Element): readonly Element[] {
  const way = withAncestors(element);
  const shade = way.find((each) => waysBack.has(each));
  return shade ? [...way.slice(0, way.indexOf(shade)), ...(waysBack.get(shade) ?? [])] : way;
}

/** Stores the elements to which focus returns from a window. */
export function noteWayBack(shade: Element, way: readonly Element[]): void {
  waysBack.set(shade, way);
}

const hasFocus = (element: HTMLElement) => treeOf(element).activeElement === element;

/** Focuses an element, also one that cannot have focus by itself. Returns true if it worked. */
function focus(element: HTMLElement): boolean {
  element.focus();
  if (hasFocus(element)) return true;
  if (element.hasAttribute('tabindex')) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const takeBack = () => element.removeAttribute('tabindex');
  if (hasFocus(element)) element.addEventListener('blur', takeBack, { once: true });
  else takeBack();
  return hasFocus(element);
}

const isHtml = (element: Element): element is HTMLElement => 'focus' in element && 'tabIndex' in element;

/** Focuses the first element that is still in the page and visible. Without one the page keeps the focus. */
export function goBack(way: readonly Element[]): void {
  for (const element of way) {
    if (element === element.ownerDocument.body) return;
    const isShown = element.isConnected && element.getClientRects().length > 0;
    if (isShown && !element.closest('[inert],[aria-hidden="true"]') && isHtml(element) && focus(element))
      return;
  }
}
