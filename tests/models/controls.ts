import type { FormValues } from '../../flows/domain/src/index.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Box = HTMLInputElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Returns all visible controls of a form that have a name. */
export const shownControls = (form: HTMLFormElement): readonly Control[] =>
  Array.from(form.elements)
    .filter(isControl)
    .filter(({ name, type }) => name !== '' && type !== 'hidden');

const isBox = (control: Control): control is Box => control.type === 'checkbox' || control.type === 'radio';

/** Returns true if a shopper can change the control. */
const isFree = (control: Control): boolean =>
  !control.matches(':disabled') && !(control instanceof HTMLInputElement && control.readOnly);

const free = (form: HTMLFormElement) => shownControls(form).filter(isFree);

/** Returns the text inputs of a form. */
export const textInputs = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  free(form)
    .filter((each) => each instanceof HTMLInputElement)
    .filter((each) => !isBox(each));

export const selects = (form: HTMLFormElement): readonly HTMLSelectElement[] =>
  free(form).filter((each) => each instanceof HTMLSelectElement);

/** Returns the checkboxes and radios of a form. */
export const boxes = (form: HTMLFormElement): readonly Box[] => free(form).filter(isBox);

/**
 * Returns the visible values of the form, by the names of its inputs. A control that cannot change is not an
 * answer.
 */
export function shownValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const control of shownControls(form)) {
    const { name, type, value } = control;
    if (!isBox(control)) values[name] = control.matches(':disabled') ? '' : value;
    else if (type === 'checkbox') values[name] = control.checked ? 'on' : '';
    else if (control.checked) values[name] = value;
    else values[name] ??= '';
  }
  return values;
}
