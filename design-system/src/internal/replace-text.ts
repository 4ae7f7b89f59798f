/**
 * Replaces a part of a field's text like typing: the shopper can undo it, `maxlength` applies, and an input event fires.
 * `execCommand` is deprecated, but no other API writes to the undo history of a field.
 */
export function replaceText(input: HTMLInputElement, start: number, end: number, text: string): void {
  // Chromium fires an input event even for a read-only field.
  if (input.readOnly) return;
  const room = input.maxLength < 0 ? Infinity : input.maxLength - input.value.length + (end - start);
  const fitting = text.slice(0, Math.max(0, room));
  if (start === end && fitting === '') return;
  const wanted = input.value.slice(0, start) + fitting + input.value.slice(end);
  input.setSelectionRange(start, end);
  input.ownerDocument.execCommand?.(fitting === '' ? 'delete' : 'insertText', false, fitting);
  if (input.value === wanted) return;
  setValue(input, wanted);
  input.setSelectionRange(start + fitting.length, start + fitting.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}

/**
 * Sets a value through the setter of the prototype, because React overrides the element's own setter and would miss the change.
 */
export function setValue(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
}
