import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from '../design-system-provider/use-announcer.ts';
import type { ComboBoxStrings } from './suggestion.ts';
import type { Phase } from './suggestions-state.ts';

/** How long the answer may take before the waiting is spoken, in milliseconds; mostly the answer comes sooner. */
const SLOW_MS = 1000;

/**
 * Says what becomes of the suggestions (WCAG 2.2 4.1.3). Once only while the same is true: who types on without a hit hears
 * that once and not after every letter.
 *
 * @param count how many lines are in the list
 * @returns makes the next sentence spoken even if it is the same: the shopper has asked for it
 */
export function useSpoken(phase: Phase, count: number, strings: ComboBoxStrings): () => void {
  const announce = useAnnouncer();
  const said = useRef('');
  const say = useEffectEvent((text: string) => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  });
  const sayWaiting = useEffectEvent(() => say(strings.loading));
  const sayCount = useEffectEvent(() => say(strings.count(count)));
  const sayEmpty = useEffectEvent(() => say(strings.empty));
  const sayError = useEffectEvent(() => say(strings.error));

  useEffect(() => {
    if (phase === 'idle') say('');
    if (phase === 'ready') sayCount();
    if (phase === 'empty') sayEmpty();
    if (phase === 'error') sayError();
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => sayWaiting(), SLOW_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return () => {
    said.current = '';
  };
}
