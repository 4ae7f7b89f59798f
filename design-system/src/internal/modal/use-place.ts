import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { focusedAt } from '../tree/focused-at.ts';
import { wayBackFrom } from './way-back.ts';

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
