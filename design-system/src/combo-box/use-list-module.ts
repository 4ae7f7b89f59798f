import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { isTyping } from './is-typing.ts';
import { loadedSuggestions, loadSuggestions, onSuggestions } from './load-suggestions.ts';

/** How long an idle moment is waited for before the list is fetched in a busy one, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Brings the list when the browser has time, or at once when the field is focused: a chunk that is fetched with the first key
 * comes half a second late on a slow phone.
 *
 * @returns the module, when it is there; `takeTyped` tells once whether the shopper was typing while it was not
 */
export function useListModule(input: RefObject<HTMLInputElement | null>) {
  const list = useSyncExternalStore(onSuggestions, loadedSuggestions, () => undefined);
  const typed = useRef(false);
  const takeTyped = useCallback(() => {
    const was = typed.current;
    typed.current = false;
    return was;
  }, []);

  useEffect(() => {
    const element = input.current;
    if (!element || list) return undefined;
    const events = new AbortController();
    const { signal } = events;
    const load = () => void loadSuggestions();
    const note = (event: Event) => {
      typed.current = isTyping(event);
    };
    element.addEventListener('focus', load, { signal });
    element.addEventListener('input', note, { signal });
    // Focused before the script came.
    if (element.ownerDocument.activeElement === element) {
      if (element.value !== element.defaultValue) typed.current = true;
      load();
    }
    const forget = whenIdle(load);
    return () => {
      events.abort();
      forget();
    };
  }, [input, list]);

  return { list, takeTyped };
}

function whenIdle(work: () => void): () => void {
  // Safari has no such call; a short while later will do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
