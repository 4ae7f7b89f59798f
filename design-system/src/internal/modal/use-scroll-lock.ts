import { useEffect } from 'react';

/** For each document that is held still: how many windows are open there, and what lets it go. */
const held = new WeakMap<Document, { locks: number; unlock: () => void }>();

/** Sets properties of an element's style (no shorthands: what they stand for could not be given back), and returns what gives the former ones back. */
function restyle({ style }: HTMLElement, properties: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(properties).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
  };
}

/** Holds a document still, and returns what lets it go. */
function lock({ documentElement, body, defaultView }: Document): () => void {
  const width = () => documentElement.getBoundingClientRect().width;
  const before = width();
  const hasScrollBar = defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
  // The window scrolls by the style of `html`, or by that of `body` where `html` has none.
  const scrolls =
    defaultView?.getComputedStyle(documentElement).overflowY === 'visible' &&
    defaultView.getComputedStyle(body).overflowY !== 'visible'
      ? body
      : documentElement;
  const undo = [restyle(scrolls, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' })];
  // The place of the scroll bar stays, also for what is fixed at the edge of the window.
  if (hasScrollBar) undo.push(restyle(documentElement, { 'scrollbar-gutter': 'stable' }));
  // Safari before 18.2 does not know that: there the page keeps its width, and what is fixed moves.
  const gained = width() - before;
  if (gained > 0) undo.push(restyle(documentElement, { 'padding-inline-end': `${gained}px` }));
  return () => {
    for (const each of undo.toReversed()) each();
  };
}

/**
 * Keeps the page behind a dialog from scrolling. The width of a classic scroll bar stays free, so that the page does not move
 * sideways. Several windows share one lock, because they may close in any order. The style is set through the CSSOM, because a
 * strict CSP refuses a `<style>` element and a `style` attribute in HTML.
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
