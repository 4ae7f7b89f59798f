import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { treeOf } from '../internal/tree/tree-of.ts';

/**
 * Gives focus back when a box goes while focus is inside: to where it came from, else to the nearest thing around that can
 * have it, the page's `main` or a dialog. Left alone, the browser would drop it to the top of the page (WCAG 2.2 2.4.3).
 *
 * @returns props for the box
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // While React takes the box out of the page, it is still there, and so is the focus.
    return () => {
      if (!element?.contains(treeOf(element).activeElement)) return;
      const around = element.parentElement?.closest<HTMLElement>('[tabindex]');
      queueMicrotask(() => {
        if (cameFrom.current?.isConnected) cameFrom.current.focus();
        else around?.focus({ preventScroll: true });
      });
    };
  }, [box]);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!canFocus(relatedTarget) || currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
    },
  };
}

const canFocus = (target: EventTarget | null): target is HTMLElement => target !== null && 'focus' in target;
