import type { FormValues } from '@crema/flow-domain';

/** The value of a native control as the engine keeps it; `undefined` for what carries none. */
export function readControl(
  control: EventTarget | Element | null,
): { name: string; value: string } | undefined {
  if (control instanceof HTMLInputElement) {
    const { name, type, checked, value, dataset } = control;
    if (!name && dataset['sentAs']) return readSent(control, dataset['sentAs']);
    if (!name || type === 'hidden' || type === 'submit') return undefined;
    if (type === 'radio' && !checked) return undefined;
    return { name, value: type === 'checkbox' ? (checked ? 'on' : '') : value };
  }
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    return control.name ? { name: control.name, value: control.value } : undefined;
  }
  return undefined;
}

/**
 * What is sent in place of an input that shows it otherwise, such as an IBAN in groups: a hidden input beside it holds it.
 * Other hidden inputs are no answers of the shopper's.
 */
function readSent(control: HTMLInputElement, name: string): { name: string; value: string } | undefined {
  const sent = control.form?.elements.namedItem(name);
  return sent instanceof HTMLInputElement ? { name, value: sent.value } : undefined;
}

/**
 * What every input of a form holds. The document is the truth: a password manager may have written without an event, and
 * a shopper may have typed before this script ran.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    const read = readControl(element);
    if (read) values[read.name] = read.value;
  }
  return values;
}

/** Takes ticks back that no longer count, in the document, which is the truth. */
export function untick(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false;
  }
}
