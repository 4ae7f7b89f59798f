/**
 * Pastes as the browser does: the event of the clipboard; then, unless that was prevented, what asks before an input; then
 * the text, which `maxlength` cuts, and the event that tells of it. Only the clipboard is left out: all pages of a browser
 * share one, and tests run beside each other.
 */
export function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = { bubbles: true, cancelable: true };
  if (!target.dispatchEvent(new ClipboardEvent('paste', { ...event, clipboardData }))) return;
  if (!(target instanceof HTMLInputElement)) return;
  const inputType = 'insertFromPaste';
  if (!target.dispatchEvent(new InputEvent('beforeinput', { ...event, inputType, data: text }))) return;
  if (insertUnheard(target, text)) {
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text }));
  }
}

/** Inserts text into the undo history of a field, but keeps to itself that this looks like typing. */
function insertUnheard(target: HTMLInputElement, text: string): boolean {
  const before = target.value;
  const hush = (event: Event) => event.stopImmediatePropagation();
  for (const type of ['beforeinput', 'input']) window.addEventListener(type, hush, true);
  target.ownerDocument.execCommand('insertText', false, text);
  for (const type of ['beforeinput', 'input']) window.removeEventListener(type, hush, true);
  return target.value !== before;
}
