import type { Suggestion, SuggestionSource } from './suggestion.ts';
import type { SuggestionsEvent } from './suggestions-state.ts';

/** Asks a source, one question at a time. */
export type Search<S extends Suggestion> = {
  /** Asks after `wait` milliseconds. The question before, and its answer, are dropped. */
  ask: (query: string, source: SuggestionSource<S>, wait: number) => void;
  /** Drops the question. */
  close: () => void;
};

/**
 * A search is under way from the first key, so that the pauses of a slow typist and of a slow network look alike. Dropped
 * answers are known by their turn; the signal alone would leave them to the good will of the source.
 *
 * @param tell hears what becomes of the question
 */
export function createSearch<S extends Suggestion>(tell: (event: SuggestionsEvent<S>) => void): Search<S> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let turn = 0;
  let told: SuggestionsEvent<S>['type'] = 'closed';

  /** Only what is new: a key that changes nothing costs no React commit. */
  const say = (event: SuggestionsEvent<S>) => {
    if (event.type !== told || event.type === 'answered') tell(event);
    told = event.type;
  };

  const drop = () => {
    turn += 1;
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };

  const run = async (query: string, source: SuggestionSource<S>) => {
    const mine = turn;
    running = new AbortController();
    const event = await answer(source, query, running.signal);
    if (mine === turn) say(event);
  };

  return {
    ask: (query, source, wait) => {
      drop();
      say({ type: 'asked' });
      timer = setTimeout(() => void run(query, source), wait);
    },
    close: () => {
      drop();
      say({ type: 'closed' });
    },
  };
}

async function answer<S extends Suggestion>(
  source: SuggestionSource<S>,
  query: string,
  signal: AbortSignal,
): Promise<SuggestionsEvent<S>> {
  try {
    return { type: 'answered', suggestions: await source(query, signal) };
  } catch {
    return { type: 'failed' };
  }
}
