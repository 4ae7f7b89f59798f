/** The prefix of all draft keys in the tab's session storage. */
export const draftPrefix = 'crema-draft ';

/** Returns the key of a form's draft in session storage: one for each form of a site and a customer. */
export const draftPlace = (...parts: readonly (string | undefined)[]): string =>
  draftPrefix + parts.join(' ');
