import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from '../design-system-provider/use-announcer.ts';
import type { SuggestionsState } from './search.ts';
import type { ComboBoxStrings } from './suggestion.ts';

/** How long the answer may take before the waiting is spoken, in milliseconds; mostly the answer comes sooner. */
const SLOW_MS = 1000;

/**
 * Announces each state of the suggestions once (WCAG 2.2 4.1.3). Typing on without a match does not repeat it.
 *
 * @param count how many lines are in the list
 * @param total how many lines the source has answered
 * @returns makes the next sentence spoken even if it is the same: the shopper has asked for it
 */
export function useSpoken(
  phase: SuggestionsState<unknown>['phase'],
  strings: ComboBoxStrings,
  count: number,
  total: number,
): () => void {
  const announce = useAnnouncer();
  const said = useRef('');
  const say = useEffectEvent(() => {
    const text =
      phase === 'idle' ? '' : phase === 'ready' ? strings.count(count, total) : (strings[phase] ?? '');
    if (text && text !== said.current) announce(text);
    said.current = text;
  });

  useEffect(() => {
    if (phase !== 'loading') return say();
    const timer = setTimeout(() => say(), SLOW_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return () => {
    said.current = '';
  };
}
