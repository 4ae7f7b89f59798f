import type { FormValues } from '@crema/flow-domain';
import { draftPrefix } from './draft-place.ts';

/** Milliseconds that a draft is kept after the last change. */
export const lifetime = 30 * 60_000;

function parse(text: string | null): { readonly at: number; readonly values: FormValues } | undefined {
  const draft: unknown = JSON.parse(text ?? 'null');
  if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('values' in draft))
    return undefined;
  const { at, values } = draft;
  if (typeof at !== 'number' || typeof values !== 'object' || values === null) return undefined;
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { at, values: Object.fromEntries(texts) };
}

/**
 * Reads a draft; one that is too old is removed, and so are all others that are.
 * @returns `undefined` where there is none, or the browser refuses its storage
 */
export function readDraft(place: string, now = Date.now()): FormValues | undefined {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(draftPrefix)) continue;
      const age = now - (parse(sessionStorage.getItem(key))?.at ?? 0);
      // A clock that was set back makes a draft older than any, too.
      if (age < 0 || age > lifetime) sessionStorage.removeItem(key);
    }
    return parse(sessionStorage.getItem(place))?.values;
  } catch {
    return undefined;
  }
}

/** Keeps a draft. A storage that is full, or refused, keeps none, and nobody is troubled by it. */
export function writeDraft(place: string, values: FormValues, now = Date.now()): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ at: now, values }));
  } catch {
    removeDraft(place);
  }
}

/** Forgets a draft. */
export function removeDraft(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
