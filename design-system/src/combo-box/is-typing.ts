/**
 * Whether an input event comes from a key, a paste or a voice. Browsers and password managers fill in without saying how, or
 * call it a replacement; a list that opened then would lie over the rest of the form that they fill.
 */
export function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType !== '' && event.inputType !== 'insertReplacementText';
}
