import type * as List from './suggestions.tsx';

let loaded: typeof List | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the list once for all fields. If that fails, the fields stay plain inputs. The next call retries, but only some bundlers
 * (webpack) can then succeed, because Chromium caches a failed `import()` until the page is reloaded.
 */
export const loadSuggestions = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  try {
    loaded = await import('./suggestions.tsx');
    for (const listener of listeners) listener();
  } catch {
    loading = undefined;
  }
}

/** The module of the list, if it is loaded. */
export const loadedSuggestions = (): typeof List | undefined => loaded;

/** Calls the listener when the list is loaded. Returns a function that removes the listener. */
export function onSuggestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
