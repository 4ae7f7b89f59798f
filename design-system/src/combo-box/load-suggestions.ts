import type * as List from './suggestions.tsx';

let loaded: typeof List | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches the list, once for all fields. When that fails, fields stay plain. The next call asks for it again, but that helps
 * only where the bundler fetches chunks by itself (webpack does): Chromium keeps a failed `import()` for the life of the page.
 */
export function loadSuggestions(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  try {
    loaded = await import('./suggestions.tsx');
    for (const listener of listeners) listener();
  } catch {
    loading = undefined;
  }
}

/** The list, when it is there. */
export const loadedSuggestions = (): typeof List | undefined => loaded;

/** Calls the listener when the list has come. */
export function onSuggestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
