import { useEffect } from 'react';

/** How many open windows hold the page still. */
let locks = 0;

/** Gives the page back what the first lock changed. */
let unlock = () => {};

/** Holds the page still, and returns what lets it go. */
function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/**
 * Keeps the page behind a dialog from scrolling. The width of a classic scroll bar stays free, so that the page does not move
 * sideways. Several windows share one lock, because they may close in any order. The style is set through the CSSOM, because a
 * strict CSP refuses a `<style>` element and a `style` attribute in HTML.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    locks += 1;
    if (locks === 1) unlock = lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [locked]);
}
