/**
 * Pastes like the browser: the clipboard event; then, if no listener has prevented it, the event before an input; then the text,
 * which `maxlength` cuts, and the input event. It does not use the clipboard, because all pages of a browser share one and tests
 * run in parallel.
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

/** Inserts text into the undo history of a field. Stops the event that would look like typing. */
function insertUnheard(target: HTMLInputElement, text: string): boolean {
  const before = target.value;
  const hush = (event: Event) => event.stopImmediatePropagation();
  for (const type of ['beforeinput', 'input']) window.addEventListener(type, hush, true);
  target.ownerDocument.execCommand('insertText', false, text);
  for (const type of ['beforeinput', 'input']) window.removeEventListener(type, hush, true);
  return target.value !== before;
}
