import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { treeOf } from '../internal/tree.ts';
import { hearInput } from './hear-input.ts';
import { loadedSuggestions, loadSuggestions, onSuggestions } from './load-suggestions.ts';

/**
 * Loads the list when the browser is idle, or at once when the field has focus. A chunk that is requested with the first key
 * arrives half a second late on a slow phone.
 *
 * @returns `list` is the module, if it is loaded; `typedRef` is whether the shopper typed before that
 */
export function useListModule(input: RefObject<HTMLInputElement | null>) {
  const list = useSyncExternalStore(onSuggestions, loadedSuggestions, () => undefined);
  const typedRef = useRef(false);

  useEffect(() => {
    const element = input.current;
    if (!element || list) return undefined;
    const load = () => void loadSuggestions();
    const note = (isTyping: boolean) => {
      typedRef.current = isTyping;
    };
    const events = new AbortController();
    element.addEventListener('focus', load, events);
    hearInput(element, note, events.signal);
    // The field had the focus before this script ran.
    if (treeOf(element).activeElement === element) {
      if (element.value !== element.defaultValue) typedRef.current = true;
      load();
    }
    const forget = whenIdle(load);
    return () => {
      events.abort();
      forget();
    };
  }, [input, list]);

  return { list, typedRef };
}

function whenIdle(work: () => void): () => void {
  // Safari does not have `requestIdleCallback`, so a short timeout replaces it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
