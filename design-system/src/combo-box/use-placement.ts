import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { roomAround } from './room-around.ts';

/**
 * Puts the list under the field, or above it where there is more room, no larger than what is seen: on a phone the keyboard
 * takes half of the screen. Written through the CSSOM, which a strict CSP allows.
 */
export function usePlacement(
  popup: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => makeRoom(input.current), [input]);
  // After every commit: other lines need other room.
  useLayoutEffect(() => place(popup.current, input.current));

  useEffect(() => {
    const again = () => place(popup.current, input.current);
    const events = new AbortController();
    const options = { signal: events.signal, passive: true };
    window.addEventListener('resize', again, options);
    window.addEventListener('scroll', again, { ...options, capture: true });
    window.visualViewport?.addEventListener('resize', again, options);
    window.visualViewport?.addEventListener('scroll', again, options);
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
  scrollerAround(input).scrollBy({ top: above, behavior: 'instant' });
}

/** The nearest box that the shopper can scroll. What overflows the body is the window's to scroll. */
function scrollerAround(element: HTMLElement): Element | Window {
  const { body } = element.ownerDocument;
  for (let around = element.parentElement; around && around !== body; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return window;
}

function place(popup: HTMLElement | null, input: HTMLElement | null): void {
  const scroller = popup?.firstElementChild;
  if (!popup || !input || !scroller) return;
  const { above, below, reach } = roomAround(input);
  const wanted = popup.offsetHeight - scroller.clientHeight + scroller.scrollHeight;
  const up = below < Math.min(wanted, highest(popup)) && above > below;
  popup.dataset.side = up ? 'above' : 'below';
  popup.style.setProperty('--room', `${Math.max(0, Math.floor(up ? above : below))}px`);
  popup.style.setProperty('--reach', `${Math.floor(reach)}px`);
}

/** The 22rem of its class, in CSS pixels. */
const highest = (popup: HTMLElement) =>
  22 * Number.parseFloat(getComputedStyle(popup.ownerDocument.documentElement).fontSize);
