import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { treeOf } from '../internal/tree/tree-of.ts';

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;

/**
 * Closes after a time that starts anew whenever somebody leaves: it stands still under the pointer, with focus inside and in
 * a tab that is out of sight, so that nobody loses what they are reading (WCAG 2.2 2.2.1).
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
