import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnouncer } from '../design-system-provider/use-announcer.ts';
import type { ComboBoxStrings, Suggestion, SuggestionSource } from './suggestion.ts';

/** What a shopper sees of the suggestions. */
export type SuggestionsState<S> = {
  /** `idle`: nothing is shown. `loading`: from the first key until an answer. `empty`: an answer without lines. */
  phase: 'idle' | 'loading' | 'ready' | 'empty' | 'error';
  /** Lines to choose from. While `loading`, those of the answer before. */
  lines: readonly S[];
  /** How many answers with lines there have been: a new number is a new list. */
  answer: number;
};

/** What happens to the suggestions. Answers that came too late are no event: the search has dropped them. */
export type SuggestionsEvent<S> =
  | { type: 'asked' }
  | { type: 'answered'; suggestions: readonly S[] }
  | { type: 'failed' }
  | { type: 'closed' };

export const closed: SuggestionsState<never> = { phase: 'idle', lines: [], answer: 0 };

/** The next state; the same object where nothing changes. */
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
 * Asks a source, one question at a time. A search is under way from the first key, so that the pauses of a slow typist and of
 * a slow network look alike. The answer to an aborted question is dropped; the source may ignore the signal.
 *
 * @param tell hears what becomes of the question
 */
export function createSearch<S extends Suggestion>(tell: (event: SuggestionsEvent<S>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let told: SuggestionsEvent<S>['type'] = 'closed';

  /** Only what is new: a key that changes nothing costs no React commit. */
  const say = (event: SuggestionsEvent<S>) => {
    if (event.type !== told || event.type === 'answered') tell(event);
    told = event.type;
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
     * Asks after `wait` milliseconds. Drops the question before, and its answer.
     *
     * @param query read only then: a page that controls the field may have changed the text after the key. Closes for undefined
     */
    ask: (query: () => string | undefined, source: SuggestionSource<S>, wait: number) => {
      drop();
      say({ type: 'asked' });
      timer = setTimeout(() => void run(query(), source), wait);
    },
    /** Drops the question. */
    close,
  };
}

/** Keeps the lines that have their texts: a source often passes on the JSON of somebody else, whatever its type says. */
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
  // JSON says by `null` that there is no text.
  return [id, label, detail ?? '', text ?? ''].every((value) => typeof value === 'string');
}

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
