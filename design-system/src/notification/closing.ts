import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { treeOf } from '../internal/tree.ts';

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * Closes after a time. The timer stops under the pointer, with focus inside and in a hidden tab, and then starts from zero, so
 * that shoppers can finish reading (WCAG 2.2 2.2.1).
 *
 * @param milliseconds until it closes; undefined for never
 */
export function useCloseAfter(
  box: RefObject<HTMLElement | null>,
  milliseconds: number | undefined,
  close: () => void,
): void {
  const onTime = useEffectEvent(close);
  useEffect(() => {
    const element = box.current;
    if (!element || milliseconds === undefined) return undefined;
    const events = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!isHeld(element)) timer = setTimeout(onTime, milliseconds);
    };
    wait();
    for (const event of EVENTS) element.addEventListener(event, wait, { signal: events.signal });
    element.ownerDocument.addEventListener('visibilitychange', wait, { signal: events.signal });
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [box, milliseconds]);
}

function isHeld(element: HTMLElement): boolean {
  const { ownerDocument } = element;
  return ownerDocument.hidden || element.matches(':hover') || element.contains(treeOf(element).activeElement);
}

/**
 * Returns focus when a box is removed with focus inside: to the previous element, else to the nearest element around that can
 * have it, such as `main` or a dialog. The browser would otherwise move focus to the top of the page (WCAG 2.2 2.4.3).
 *
 * @returns props for the box
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // While React removes the box, it is still in the page and has the focus.
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
