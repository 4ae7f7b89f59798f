/**
 * Makes an option the one that a reset goes back to. React tells only a select that is new which one that is; after a form
 * action it resets the form, and the choice that the action handed back would be lost (issue 32362 of React).
 */
export const defaultOption = (isDefault: boolean) => (option: HTMLOptionElement | null) => {
  // Only when it changes: an option that nobody touched yet would be chosen by it, over what was chosen before hydration.
  if (option && option.defaultSelected !== isDefault) option.defaultSelected = isDefault;
};
