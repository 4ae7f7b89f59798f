import type { FormValues } from '@crema/flow-domain';
import { draftPrefix } from './draft-place.ts';

/** Milliseconds that a draft is stored after the last change. */
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
 * Reads a draft, and removes all drafts that are too old.
 * @returns `undefined` if there is none, or if the browser blocks its storage
 */
export function readDraft(place: string, now = Date.now()): FormValues | undefined {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(draftPrefix)) continue;
      const age = now - (parse(sessionStorage.getItem(key))?.at ?? 0);
      // A draft from the future comes from a clock that was set back, and is removed too.
      if (age < 0 || age > lifetime) sessionStorage.removeItem(key);
    }
    return parse(sessionStorage.getItem(place))?.values;
  } catch {
    return undefined;
  }
}

/** Stores a draft. If the storage is full or blocked, there is no draft, and the form goes on. */
export function writeDraft(place: string, values: FormValues, now = Date.now()): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ at: now, values }));
  } catch {
    removeDraft(place);
  }
}

/** Removes a draft. */
export function removeDraft(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // A browser that blocks its storage has stored nothing.
  }
}
