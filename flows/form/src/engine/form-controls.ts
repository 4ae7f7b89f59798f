import type { FormValues } from '@crema/flow-domain';

/** The value of a native control as the engine keeps it; `undefined` for what carries none. */
export function readControl(
  control: EventTarget | Element | null,
): { name: string; value: string } | undefined {
  if (control instanceof HTMLInputElement) {
    const { name, type, checked, value, dataset } = control;
    if (!name && dataset['sentAs']) return readSent(control, dataset['sentAs']);
    if (!name || type === 'hidden' || type === 'submit') return undefined;
    // One box of several that share a name says nothing for the others.
    if (type === 'radio' && (!checked || isDisabled(control))) return undefined;
    const answer = type === 'checkbox' ? (checked ? 'on' : '') : value;
    return { name, value: isDisabled(control) ? '' : answer };
  }
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    const { name, value } = control;
    return name ? { name, value: isDisabled(control) ? '' : value } : undefined;
  }
  return undefined;
}

/** Also inside a disabled group. What cannot be changed is no answer, as for a browser that sends the form by itself. */
const isDisabled = (control: Element) => control.matches(':disabled');

/**
 * What is sent in place of an input that shows it otherwise, such as an IBAN in groups: a hidden input beside it holds it.
 * Other hidden inputs are no answers of the shopper's.
 */
function readSent(control: HTMLInputElement, name: string): { name: string; value: string } | undefined {
  const sent = control.form?.elements.namedItem(name);
  if (!(sent instanceof HTMLInputElement)) return undefined;
  return { name, value: isDisabled(control) ? '' : sent.value };
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

/** A control's property, written past what React put on the element to notice a script's writing. */
function write(control: Element, property: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, property, value, control);
}

/**
 * Writes values into a form's controls and says `input` for each that changes, so that what follows an input, such as a
 * counter, follows this as well. A control that shows a value otherwise than it is sent is written by what it shows.
 */
export function writeForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      const value = values[control.name || (control.dataset['sentAs'] ?? '')];
      if (value === undefined || control.type === 'hidden') continue;
      if (control.type === 'checkbox') tell(control, 'checked', value === 'on');
      else if (control.type === 'radio') tell(control, 'checked', control.value === value);
      else tell(control, 'value', value);
    } else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      const value = values[control.name];
      if (value !== undefined) tell(control, 'value', value);
    }
  }
}

function tell(control: Element, property: 'value' | 'checked', value: string | boolean): void {
  if (Reflect.get(control, property) === value) return;
  write(control, property, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
