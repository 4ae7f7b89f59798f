import { useEffect } from 'react';

/** For each locked document: the number of open windows, and its unlock function. */
const held = new WeakMap<Document, { locks: number; unlock: () => void }>();

/**
 * Sets properties of an element's style, and returns a function that restores the previous ones. Takes no shorthands, because
 * those cannot be restored.
 */
function restyle({ style }: HTMLElement, properties: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(properties).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
  };
}

/** Locks the scrolling of a document, and returns its unlock function. */
function lock({ documentElement, body, defaultView }: Document): () => void {
  const width = () => documentElement.getBoundingClientRect().width;
  const before = width();
  const hasScrollBar = defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
  // The window scrolls by the style of `html`, or by that of `body` if `html` has none.
  const scrolls =
    defaultView?.getComputedStyle(documentElement).overflowY === 'visible' &&
    defaultView.getComputedStyle(body).overflowY !== 'visible'
      ? body
      : documentElement;
  const undo = [restyle(scrolls, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' })];
  // Keeps the space of the scroll bar, also for fixed elements at the edge of the window.
  if (hasScrollBar) undo.push(restyle(documentElement, { 'scrollbar-gutter': 'stable' }));
  // Safari before 18.2 does not support that. There the page keeps its width, and fixed elements move.
  const gained = width() - before;
  if (gained > 0) undo.push(restyle(documentElement, { 'padding-inline-end': `${gained}px` }));
  return () => {
    for (const each of undo.toReversed()) each();
  };
}

/**
 * Locks the scrolling of the page behind a dialog. Keeps the width of a classic scroll bar free, so that the page does not move
 * sideways. Several windows share one lock, because they may close in any order. Sets styles through the CSSOM, because a strict
 * CSP blocks a `<style>` element and a `style` attribute in HTML.
 */
export function useScrollLock(document: Document): void {
  useEffect(() => {
    const hold = held.get(document) ?? { locks: 0, unlock: lock(document) };
    hold.locks += 1;
    held.set(document, hold);
    return () => {
      hold.locks -= 1;
      if (hold.locks > 0) return;
      held.delete(document);
      hold.unlock();
    };
  }, [document]);
}
