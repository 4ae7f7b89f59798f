import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useAttribute } from './use-attribute.ts';

/**
 * Keeps the end of the input free for the ring that turns there: `data-busy` is its padding. A long text has been scrolled to
 * the caret by then, and would lie under that padding.
 */
export function useSpinnerRoom(input: RefObject<HTMLInputElement | null>, busy: boolean): void {
  useAttribute(input, 'data-busy', busy ? '' : undefined);
  useLayoutEffect(() => {
    if (busy && input.current) showCaret(input.current);
  }, [input, busy]);
}

function showCaret(input: HTMLInputElement): void {
  if (input.selectionEnd !== input.value.length) return;
  const { direction } = getComputedStyle(input);
  input.scrollLeft = direction === 'rtl' ? -input.scrollWidth : input.scrollWidth;
}
