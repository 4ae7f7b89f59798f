/** Returns true if a form has a value that is not its default. */
export const isEntered = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => !isUntouched(control));

/** Returns true if a native control has its default value. */
export function isUntouched(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    const isChoice = control.type === 'checkbox' || control.type === 'radio';
    return isChoice ? control.checked === control.defaultChecked : control.value === control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  if (control instanceof HTMLSelectElement) {
    const [chosen] = control.selectedOptions;
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return chosen === undefined || chosen === first;
  }
  return true;
}
