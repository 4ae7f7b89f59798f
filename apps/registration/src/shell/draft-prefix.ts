/** The beginning of the key of each form's draft in the tab's storage (`flows/form`). */
export const draftPrefix = 'crema-draft ';
