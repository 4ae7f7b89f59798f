import { formAction } from '../routes/form-action.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Whether a control holds something else than it was served with. */
function isAnswered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(served, 0);
  }
  if (control.type === 'hidden') return false;
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Whether an answer of the server is awaited: the button that asked for it says so. */
export const isPending = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/**
 * Whether a load would take something from the shopper: a form that was typed into, has the focus or is on its way, or one that
 * came back with what was typed.
 */
export function isFormInUse(): boolean {
  return (
    isPending() ||
    location.pathname.startsWith(formAction({ id: '' })) ||
    document.activeElement?.closest('form') != null ||
    [...document.forms].some((form) => [...form.elements].filter(isControl).some(isAnswered))
  );
}
