/** A control of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns true if a control's value differs from the served one. A value that a script puts into a hidden input does not count. */
export function isAnswered(control: Control): boolean {
  if ('options' in control) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(served, 0);
  }
  return 'checked' in control && /^(?:checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Returns true while the page waits for the server. The button that sent the request is marked as busy. */
export const isPending = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/** Returns true if the shopper has typed into a form, or a form has the focus. */
export const isFormTouched = (): boolean =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll<Control>('form :is(input, select, textarea)')].some(isAnswered);

/**
 * Returns true if a load of the page would lose a shopper's entries: the form was touched, is being sent, or came back.
 * @param isReturned returns true if the server has sent the form back with its entries
 */
export const isFormInUse = (isReturned: () => boolean): boolean =>
  isPending() || isFormTouched() || isReturned();
