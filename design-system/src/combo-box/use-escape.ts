import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isComposing } from './use-input-events.ts';

/**
 * Escape closes the list and nothing else. It is taken before anybody else sees it, because a dialog around the field listens
 * on the document and would close with all that was typed into it.
 */
export function useEscape(
  input: RefObject<HTMLElement | null>,
  { open, onEscape }: { open: boolean; onEscape: () => void },
): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const frame = input.current?.parentElement;
    if (!open || !frame) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      if (!(event.target instanceof Node && frame.contains(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [input, open]);
}
