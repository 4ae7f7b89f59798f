import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Asks for what was typed while the list was on its way, if somebody is still in the field.
 *
 * @param takeTyped tells once whether something was
 */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  takeTyped: () => boolean,
  ask: () => void,
): void {
  const late = useEffectEvent(() => {
    const { current } = input;
    if (takeTyped() && current && current.ownerDocument.activeElement === current) ask();
  });
  // Not at once: the unmount that StrictMode plays would drop the question, and the second mount would have nothing to ask.
  useEffect(() => {
    const timer = setTimeout(() => late());
    return () => clearTimeout(timer);
  }, []);
}
