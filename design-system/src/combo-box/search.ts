import { answeredLines } from './answered-lines.ts';
import type { Suggestion, SuggestionSource } from './suggestion.ts';
import type { SuggestionsEvent } from './suggestions-state.ts';

/** Asks a source, one question at a time. */
export type Search<S extends Suggestion> = {
  /**
   * Asks after `wait` milliseconds. The question before, and its answer, are dropped.
   *
   * @param query read only then: a page that controls the field may have changed the text after the key. Closes for undefined
   */
  ask: (query: () => string | undefined, source: SuggestionSource<S>, wait: number) => void;
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

  const close = () => {
    drop();
    say({ type: 'closed' });
  };

  const run = async (query: string | undefined, source: SuggestionSource<S>) => {
    if (query === undefined) return close();
    const mine = turn;
    running = new AbortController();
    const event = await answer(source, query, running.signal);
    return mine === turn ? say(event) : undefined;
  };

  return {
    ask: (query, source, wait) => {
      drop();
      say({ type: 'asked' });
      timer = setTimeout(() => void run(query(), source), wait);
    },
    close,
  };
}

async function answer<S extends Suggestion>(
  source: SuggestionSource<S>,
  query: string,
  signal: AbortSignal,
): Promise<SuggestionsEvent<S>> {
  try {
    const suggestions = answeredLines(await source(query, signal));
    return suggestions ? { type: 'answered', suggestions } : { type: 'failed' };
  } catch {
    return { type: 'failed' };
  }
}
