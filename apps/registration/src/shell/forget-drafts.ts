import { draftPrefix } from './draft-prefix.ts';

/** Removes the drafts of this tab after a logout. Other tabs keep theirs for a new login. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
