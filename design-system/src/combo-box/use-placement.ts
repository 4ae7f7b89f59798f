import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type Box = RefObject<HTMLElement | null>;

/** Space that stays free between field and list and beyond the list, in CSS pixels. It is enough for text at 200 %. */
const GAP = 24;

/**
 * Returns true if the list can be in the top layer, above fixed bars and not cut off by elements around the field. Chrome 111 and
 * Safari 16.4 do not support it. There the list is positioned in the frame of the field.
 */
export const hasTopLayer = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * Puts the list under the field, or above it if there is more room. The list is never larger than the visible area, of which the
 * keyboard of a phone covers half. Sets styles through the CSSOM, which a strict CSP allows.
 */
export function usePlacement(popup: Box, input: Box): void {
  useLayoutEffect(() => {
    // Toggled, because StrictMode runs it twice.
    if (hasTopLayer()) popup.current?.togglePopover(true);
    makeRoom(input.current);
  }, [popup, input]);
  // After every commit, because other lines need other room.
  useLayoutEffect(() => place(popup.current, input.current));

  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    let last = '';
    let frame: number;
    // In every frame, because an element in the top layer does not follow the page when it scrolls or when text above grows.
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

/** Returns the position of the field and the size of the visible page as one text to compare. */
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
 * Scrolls the field to the upper edge if the window leaves less than one line on either side of it, because of a keyboard or of
 * text at 200 %. Scrolls only what the shopper can scroll back, which `scrollIntoView` does not guarantee.
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
  // A field that is scrolled out of its box hides its list.
  popup.style.visibility = isSeen ? '' : 'hidden';
}

/**
 * Returns the room around a field in CSS pixels, within the window and the elements that cut the list off. `reach` is the
 * distance from the start of the field to the far edge.
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
  // Only the window cuts off the top layer.
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
 * Returns the elements around an element, from the inside out. Its host is around a shadow root. The window clips and scrolls the
 * body, so the body is not included.
 */
function boxesAround(element: Element): Element[] {
  const { parentNode: node } = element;
  const box = node && 'host' in node ? node.host : node;
  return isElement(box) && box !== box.ownerDocument.body ? [box, ...boxesAround(box)] : [];
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'getBoundingClientRect' in node;
