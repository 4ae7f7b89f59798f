/** Whether a form holds an answer in place of what it started with. */
export const isEntered = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => !isUntouched(control));

/** Whether a native control holds what it started with: a default, and not an answer. */
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
