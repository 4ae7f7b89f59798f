import type { FormValues } from '@crema/flow-domain';

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
