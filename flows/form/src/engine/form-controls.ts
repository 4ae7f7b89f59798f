import type { FormValues } from '@crema/flow-domain';

/** Returns the value of a native control as the engine stores it, or `undefined` if the control has none. */
export function readControl(
  control: EventTarget | Element | null,
): { name: string; value: string } | undefined {
  if (control instanceof HTMLInputElement) {
    const { name, type, checked, value, dataset } = control;
    if (!name && dataset['sentAs']) return readSent(control, dataset['sentAs']);
    if (!name || type === 'hidden' || type === 'submit') return undefined;
    // A radio that is not chosen has no value for its group.
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

/** True also inside a disabled group. A disabled control is no answer, as in a form that the browser sends itself. */
const isDisabled = (control: Element) => control.matches(':disabled');

/**
 * Reads the hidden input that is sent in place of an input with another notation, such as an IBAN in groups. Other hidden inputs
 * are no answers of the shopper.
 */
function readSent(control: HTMLInputElement, name: string): { name: string; value: string } | undefined {
  const sent = control.form?.elements.namedItem(name);
  if (!(sent instanceof HTMLInputElement)) return undefined;
  return { name, value: isDisabled(control) ? '' : sent.value };
}

/**
 * Reads every input of a form. The document is the truth, because a password manager may write without an event and a shopper
 * may type before this script runs.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    const read = readControl(element);
    if (read) values[read.name] = read.value;
  }
  return values;
}

/** Writes a control's property by its prototype, because React overrides the property on the element. */
function write(control: Element, property: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, property, value, control);
}

/**
 * Writes values into a form's controls and fires `input` for each change, so that a counter follows. A control with another
 * notation, such as an IBAN in groups, gets its visible value.
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
