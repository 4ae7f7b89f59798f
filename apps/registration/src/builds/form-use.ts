import { placeOf } from '@crema/embed/paths';
import { formAction } from '../routes/form-action.ts';

/** A control of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control holds something else than it was served with. What a script puts into a hidden one counts as served. */
export function isAnswered(control: Control): boolean {
  if ('options' in control) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(served, 0);
  }
  return 'checked' in control && /^(?:checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Whether an answer of the server is awaited: the button that asked for it says so. */
export const isPending = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/** Whether a form was typed into, or has the focus. */
export const isFormTouched = (): boolean =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll<Control>('form :is(input, select, textarea)')].some(isAnswered);

/**
 * Whether a load would take something from the shopper: a form that was touched or is on its way, or one that came back with what
 * was typed.
 */
export const isFormInUse = (): boolean =>
  isPending() || isFormTouched() || placeOf(location.pathname).path.startsWith(formAction({ id: '' }));
