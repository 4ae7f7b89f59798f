import { useEffect, useReducer, useState } from 'react';
import { createSearch } from './search.ts';
import type { Search } from './search.ts';
import type { Suggestion } from './suggestion.ts';
import { closed, reduce } from './suggestions-state.ts';
import type { SuggestionsState } from './suggestions-state.ts';

/** The suggestions of one field, and the way to ask for them. */
export function useSuggestions<S extends Suggestion>(): {
  state: SuggestionsState<S>;
  search: Search<S>;
} {
  const [state, tell] = useReducer(reduce<S>, closed);
  const [search] = useState(() => createSearch<S>(tell));
  useEffect(() => search.close, [search]);
  return { state, search };
}
