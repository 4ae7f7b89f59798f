/** The beginning of the key of each form's draft in the tab's storage (`flows/form`). */
export const draftPrefix = 'crema-draft ';

/** Removes the drafts of this tab after a logout. Other tabs keep theirs for a new login. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
