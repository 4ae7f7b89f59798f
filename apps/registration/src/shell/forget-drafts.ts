/** How the drafts of all forms begin in the tab's storage (`flows/form`). */
const draftPrefix = 'crema-draft ';

/** Forgets what was typed in this tab and not sent, as whoever logs out wants it. Other tabs keep theirs, for a new login. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
