import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { isTyping } from './is-typing.ts';
import { loadedSuggestions, loadSuggestions, onSuggestions } from './load-suggestions.ts';

/**
 * Brings the list when the browser has time, or at once when the field is focused: a chunk that is fetched with the first key
 * comes half a second late on a slow phone.
 *
 * @returns `list` is the module, when it is there; `typedRef` is whether the shopper was typing while it was not
 */
export function useListModule(input: RefObject<HTMLInputElement | null>) {
  const list = useSyncExternalStore(onSuggestions, loadedSuggestions, () => undefined);
  const typedRef = useRef(false);

  useEffect(() => {
    const element = input.current;
    if (!element || list) return undefined;
    const load = () => void loadSuggestions();
    const note = (event: Event) => {
      typedRef.current = isTyping(event);
    };
    element.addEventListener('focus', load);
    element.addEventListener('input', note);
    // Focused before the script came.
    if (element.ownerDocument.activeElement === element) {
      if (element.value !== element.defaultValue) typedRef.current = true;
      load();
    }
    const forget = whenIdle(load);
    return () => {
      element.removeEventListener('focus', load);
      element.removeEventListener('input', note);
      forget();
    };
  }, [input, list]);

  return { list, typedRef };
}

function whenIdle(work: () => void): () => void {
  // Safari has no such call; a short while later will do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}
