/** Names every draft of ours in the tab's storage. */
export const draftPrefix = 'crema-draft ';

/** The place of a form's draft in the tab's storage: one for each form of a site, and of a customer. */
export const draftPlace = (...parts: readonly (string | undefined)[]): string =>
  draftPrefix + parts.join(' ');
