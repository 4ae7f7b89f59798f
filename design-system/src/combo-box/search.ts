import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from '../design-system-provider/context.ts';
import type { ComboBoxStrings, Suggestion, SuggestionSource } from './suggestion.ts';

/** The visible state of the suggestions. */
export type SuggestionsState<S> = {
  /** `idle`: nothing is shown. `loading`: from the first key until the response. `empty`: a response without suggestions. */
  phase: 'idle' | 'loading' | 'ready' | 'empty' | 'error';
  /** Suggestions to choose from. While `loading`, those of the previous response. */
  lines: readonly S[];
  /** Number of responses with suggestions so far. A new number is a new list. */
  answer: number;
};

/** Events of a search. A late response is no event, because the search drops it. */
export type SuggestionsEvent<S> =
  | { type: 'asked' }
  | { type: 'answered'; suggestions: readonly S[] }
  | { type: 'failed' }
  | { type: 'closed' };

export const closed: SuggestionsState<never> = { phase: 'idle', lines: [], answer: 0 };

/** Returns the next state, or the same object if nothing changes. */
export function reduce<S>(state: SuggestionsState<S>, event: SuggestionsEvent<S>): SuggestionsState<S> {
  const { phase, answer } = state;
  if (event.type === 'asked') return phase === 'loading' ? state : { ...state, phase: 'loading' };
  if (event.type === 'closed') return phase === 'idle' ? state : { phase: 'idle', lines: [], answer };
  if (phase !== 'loading') return state;
  if (event.type === 'failed') return { phase: 'error', lines: [], answer };
  const { suggestions: lines } = event;
  return lines.length > 0 ? { phase: 'ready', lines, answer: answer + 1 } : { phase: 'empty', lines, answer };
}

/**
 * Sends one query at a time to a source. A search begins with the first key, so that the pauses of a slow typist and of a slow
 * network look alike. Drops the response to an aborted query, so the source may ignore the signal.
 *
 * @param send receives the events of each query
 */
export function createSearch<S extends Suggestion>(send: (event: SuggestionsEvent<S>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let last: SuggestionsEvent<S>['type'] = 'closed';

  /** Sends each event once, because a key that changes nothing should cause no React commit. */
  const say = (event: SuggestionsEvent<S>) => {
    if (event.type !== last || event.type === 'answered') send(event);
    last = event.type;
  };
  const drop = () => {
    clearTimeout(timer);
    running?.abort();
  };
  const close = () => {
    drop();
    say({ type: 'closed' });
  };
  const run = async (query: string | undefined, source: SuggestionSource<S>) => {
    if (query === undefined) return close();
    running = new AbortController();
    const { signal } = running;
    const event = await answer(source, query, signal);
    return signal.aborted ? undefined : say(event);
  };

  return {
    /**
     * Queries after `wait` milliseconds. Drops the previous query and its response.
     *
     * @param query is called after the wait, because a page that controls the field may change the text after the key. Closes the
     *   list if it returns undefined
     */
    ask: (query: () => string | undefined, source: SuggestionSource<S>, wait: number) => {
      drop();
      say({ type: 'asked' });
      timer = setTimeout(() => void run(query(), source), wait);
    },
    /** Drops the query and closes the list. */
    close,
  };
}

/** Keeps the suggestions that have all texts. A source often passes on JSON of another service, which may not match its type. */
async function answer<S extends Suggestion>(
  source: SuggestionSource<S>,
  query: string,
  signal: AbortSignal,
): Promise<SuggestionsEvent<S>> {
  try {
    const suggestions = await source(query, signal);
    return { type: 'answered', suggestions: suggestions.filter(isLine) };
  } catch {
    return { type: 'failed' };
  }
}

function isLine(line: unknown): boolean {
  if (typeof line !== 'object' || line === null) return false;
  const { id, label, detail, text }: Partial<Record<keyof Suggestion, unknown>> = line;
  // JSON has `null` for a missing text.
  return [id, label, detail ?? '', text ?? ''].every((value) => typeof value === 'string');
}

/** Milliseconds before the announcer says that suggestions are loading. Most responses come sooner. */
const SLOW_MS = 1000;

/**
 * Announces each state of the suggestions once (WCAG 2.2 4.1.3). Does not repeat it while the shopper types on without a match.
 *
 * @param count number of suggestions in the list
 * @param total number of suggestions in the response
 * @returns makes the announcer say the next sentence even if it is the same, because the shopper asked for it
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
