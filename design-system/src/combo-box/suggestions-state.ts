/**
 * - `idle`: nothing is shown
 * - `loading`: from the first key until an answer; the lines of the answer before stay
 * - `ready`: there are lines
 * - `empty`: there are none
 * - `error`: the source failed
 */
export type Phase = 'idle' | 'loading' | 'ready' | 'empty' | 'error';

/** What a shopper sees of the suggestions. */
export type SuggestionsState<S> = {
  phase: Phase;
  /** Lines to choose from. None unless `ready`, or `loading` after that. */
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
  switch (event.type) {
    case 'asked':
      return state.phase === 'loading' ? state : { ...state, phase: 'loading' };
    case 'answered': {
      if (state.phase !== 'loading') return state;
      const { suggestions: lines } = event;
      return lines.length > 0
        ? { phase: 'ready', lines, answer: state.answer + 1 }
        : { ...state, phase: 'empty', lines };
    }
    case 'failed':
      return state.phase === 'loading' ? { ...state, phase: 'error', lines: [] } : state;
    case 'closed':
      return state.phase === 'idle' ? state : { ...state, phase: 'idle', lines: [] };
  }
}
