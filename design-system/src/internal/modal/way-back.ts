import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { focusedAt, treeOf } from '../tree.ts';
import { withAncestors } from './surroundings.ts';

/** Where a window was written, and where the focus can go back to. */
export type Place = { element: Element; way: readonly Element[] };

const neverChanges = () => () => {};

/**
 * Finds the place of a window in the page. It is looked for before the window is there, because a field with `autoFocus` in it takes
 * the focus at once.
 *
 * @param trigger a button that opens the window; Safari gives no button the focus that is clicked
 * @returns the place once it is known, and the ref of an element that stands there while the window is open
 */
export function usePlace(isOpen: boolean, trigger: RefObject<HTMLElement | null> | undefined) {
  // Nothing of it is in the server's HTML.
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

/** For the shade of each open window: where the focus was when it opened, the nearest first. */
const waysBack = new WeakMap<Element, readonly Element[]>();

/**
 * Where the focus can go back to: an element, all around it and, where it stands in a window, the way back from there. Taken while
 * all of it is in the page.
 */
function wayBackFrom(element: Element): readonly Element[] {
  const way = withAncestors(element);
  const shade = way.find((each) => waysBack.has(each));
  return shade ? [...way.slice(0, way.indexOf(shade)), ...(waysBack.get(shade) ?? [])] : way;
}

/** Notes the way back from a window. */
export function noteWayBack(shade: Element, way: readonly Element[]): void {
  waysBack.set(shade, way);
}

const hasFocus = (element: HTMLElement) => treeOf(element).activeElement === element;

/** Gives an element the focus, also one that has none by itself. Returns whether it worked. */
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

/** Gives the focus to the first element of the way that is still in the page and shown. Without one it stays with the page. */
export function goBack(way: readonly Element[]): void {
  for (const element of way) {
    if (element === element.ownerDocument.body) return;
    const isShown = element.isConnected && element.getClientRects().length > 0;
    if (isShown && !element.closest('[inert],[aria-hidden="true"]') && isHtml(element) && focus(element))
      return;
  }
}
