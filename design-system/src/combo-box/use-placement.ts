import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type Box = RefObject<HTMLElement | null>;

/** Kept free: the gap between field and list, also with text twice as large, and the same beyond the list. */
const GAP = 24;

/**
 * Puts the list under the field, or above it where there is more room, no larger than what is seen: on a phone the keyboard
 * takes half of the screen. Written through the CSSOM, which a strict CSP allows.
 */
export function usePlacement(popup: Box, input: Box): void {
  useLayoutEffect(() => makeRoom(input.current), [input]);
  // After every commit: other lines need other room.
  useLayoutEffect(() => place(popup.current, input.current));

  useEffect(() => {
    const again = () => place(popup.current, input.current);
    const events = new AbortController();
    const options = { signal: events.signal, passive: true, capture: true };
    for (const view of [window, window.visualViewport]) {
      view?.addEventListener('resize', again, options);
      view?.addEventListener('scroll', again, options);
    }
    return () => events.abort();
  }, [popup, input]);
}

/**
 * Takes the field to the upper edge of a window that leaves less than a line on either side of it: with a keyboard in it, or
 * with text twice as large. Only what the shopper can scroll back is scrolled, so that `scrollIntoView` will not do.
 */
function makeRoom(input: HTMLElement | null): void {
  if (!input) return;
  const { above, below } = roomAround(input);
  if (Math.max(above, below) >= input.offsetHeight) return;
  const scroller = boxesAround(input).find((box) => {
    const { overflowY } = getComputedStyle(box);
    return (overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight;
  });
  (scroller ?? window).scrollBy({ top: above, behavior: 'instant' });
}

function place(popup: HTMLElement | null, input: HTMLElement | null): void {
  const scroller = popup?.firstElementChild;
  if (!popup || !input || !scroller) return;
  const { above, below, reach } = roomAround(input);
  const wanted = popup.offsetHeight - scroller.clientHeight + scroller.scrollHeight;
  // The 22rem of its class, in CSS pixels.
  const highest = 22 * Number.parseFloat(getComputedStyle(popup.ownerDocument.documentElement).fontSize);
  const up = below < Math.min(wanted, highest) && above > below;
  popup.dataset.side = up ? 'above' : 'below';
  popup.style.setProperty('--room', `${Math.max(0, Math.floor(up ? above : below))}px`);
  popup.style.setProperty('--reach', `${Math.floor(reach)}px`);
}

/**
 * The room around a field, within the window and whatever cuts it off, in CSS pixels. `reach` goes from where the field starts
 * in its line to the far edge.
 */
function roomAround(field: HTMLElement) {
  const own = field.getBoundingClientRect();
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const cuts = boxesAround(field)
    .filter((box) => getComputedStyle(box).overflow !== 'visible')
    .map((box) => box.getBoundingClientRect());
  const top = Math.max(offsetTop, ...cuts.map((cut) => cut.top));
  const bottom = Math.min(offsetTop + height, ...cuts.map((cut) => cut.bottom));
  const left = Math.max(0, ...cuts.map((cut) => cut.left));
  const right = Math.min(field.ownerDocument.documentElement.clientWidth, ...cuts.map((cut) => cut.right));
  const fromRight = getComputedStyle(field).direction === 'rtl';
  return {
    above: own.top - top - GAP,
    below: bottom - own.bottom - GAP,
    reach: (fromRight ? own.right - left : right - own.left) - GAP,
  };
}

/** What is around an element, from the inside out. What overflows the body is the window's to cut and to scroll. */
function boxesAround(element: HTMLElement): HTMLElement[] {
  const { parentElement: box } = element;
  return box && box !== box.ownerDocument.body ? [box, ...boxesAround(box)] : [];
}
