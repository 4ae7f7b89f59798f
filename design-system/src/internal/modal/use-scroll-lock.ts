import { useEffect } from 'react';

/**
 * Holds the page behind a dialog still. The room of a classic scroll bar is kept, so that nothing jumps sideways. Set through
 * the CSSOM, which a strict CSP allows; a `<style>` element or a `style` attribute in HTML it would refuse.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before.overflow;
      style.paddingInlineEnd = before.paddingInlineEnd;
    };
  }, [locked]);
}
