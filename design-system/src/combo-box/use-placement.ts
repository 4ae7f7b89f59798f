import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type Box = RefObject<HTMLElement | null>;

/** Kept free: the gap between field and list, also with text twice as large, and the same beyond the list. */
const GAP = 24;

/**
 * Whether the list can be in the top layer: over fixed bars, and not cut off by what is around the field. Chrome 111 and
 * Safari 16.4 do not have it; there the list is positioned in the frame of the field.
 */
export const hasTopLayer = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * Puts the list under the field, or above it where there is more room, no larger than what is seen: on a phone the keyboard
 * takes half of the screen. Written through the CSSOM, which a strict CSP allows.
 */
export function usePlacement(popup: Box, input: Box): void {
  useLayoutEffect(() => {
    // Toggled, because strict mode does it twice.
    if (hasTopLayer()) popup.current?.togglePopover(true);
    makeRoom(input.current);
  }, [popup, input]);
  // After every commit: other lines need other room.
  useLayoutEffect(() => place(popup.current, input.current));

  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    let last = '';
    let frame: number;
    // In every frame, because a list in the top layer follows nothing by itself: neither what scrolls nor a text that grows above.
    const follow = () => {
      const now = stateOf(input.current, view);
      if (now !== last) place(popup.current, input.current);
      last = now;
      frame = view.requestAnimationFrame(follow);
    };
    follow();
    return () => view.cancelAnimationFrame(frame);
  }, [popup, input]);
}

/** The position of the field and the size of the visible page, as one text to compare. */
function stateOf(input: HTMLElement | null, { innerWidth, innerHeight, visualViewport }: Window): string {
  const { x, y, width, height } = input?.getBoundingClientRect() ?? new DOMRect();
  return [
    x,
    y,
    width,
    height,
    innerWidth,
    innerHeight,
    visualViewport?.height,
    visualViewport?.offsetTop,
  ].join();
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
  (scroller ?? input.ownerDocument.defaultView)?.scrollBy({ top: above, behavior: 'instant' });
}

function place(popup: HTMLElement | null, input: HTMLElement | null): void {
  const scroller = popup?.firstElementChild;
  if (!popup || !input || !scroller) return;
  const { above, below, reach, isSeen } = roomAround(input);
  const wanted = popup.offsetHeight - scroller.clientHeight + scroller.scrollHeight;
  const page = popup.ownerDocument.documentElement;
  // The 22rem of its class, in CSS pixels.
  const highest = 22 * Number.parseFloat(getComputedStyle(page).fontSize);
  const up = below < Math.min(wanted, highest) && above > below;
  popup.dataset.side = up ? 'above' : 'below';
  popup.style.setProperty('--room', `${Math.max(0, Math.floor(up ? above : below))}px`);
  popup.style.setProperty('--reach', `${Math.floor(reach)}px`);
  if (!hasTopLayer()) return;
  const { top, bottom, left, right, width } = input.getBoundingClientRect();
  popup.style.setProperty('--field', `${width}px`);
  popup.style.setProperty('--block', `${up ? page.clientHeight - top : bottom}px`);
  popup.style.setProperty('--inline', `${isRtl(input) ? page.clientWidth - right : left}px`);
  // A field that was scrolled out of its box takes its list along.
  popup.style.visibility = isSeen ? '' : 'hidden';
}

/**
 * The room around a field, within the window and whatever cuts the list off, in CSS pixels. `reach` goes from where the field
 * starts in its line to the far edge.
 */
function roomAround(field: HTMLElement) {
  const own = field.getBoundingClientRect();
  const { ownerDocument: page } = field;
  const { visualViewport, innerHeight = 0 } = page.defaultView ?? {};
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const cuts = boxesAround(field)
    .filter((box) => getComputedStyle(box).overflow !== 'visible')
    .map((box) => box.getBoundingClientRect());
  const isSeen = cuts.every((cut) => own.bottom > cut.top && own.top < cut.bottom);
  // The top layer is cut by nothing but the window.
  const edges = hasTopLayer() ? [] : cuts;
  const top = Math.max(offsetTop, ...edges.map((cut) => cut.top));
  const bottom = Math.min(offsetTop + height, ...edges.map((cut) => cut.bottom));
  const left = Math.max(0, ...edges.map((cut) => cut.left));
  const right = Math.min(page.documentElement.clientWidth, ...edges.map((cut) => cut.right));
  return {
    above: own.top - top - GAP,
    below: bottom - own.bottom - GAP,
    reach: (isRtl(field) ? own.right - left : right - own.left) - GAP,
    isSeen,
  };
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * What is around an element, from the inside out; around a shadow root is its host. What overflows the body is the window's to cut
 * and to scroll.
 */
function boxesAround(element: Element): Element[] {
  const { parentNode: node } = element;
  const box = node && 'host' in node ? node.host : node;
  return isElement(box) && box !== box.ownerDocument.body ? [box, ...boxesAround(box)] : [];
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'getBoundingClientRect' in node;
