import { setValue } from '../internal/input/replace-text.ts';

/**
 * Puts a text in place of all that stands in a field as if it were typed, so that undo brings that back. The page hears of it
 * once, and may put something else there at once: what it makes of it stands. `execCommand` is old, but nothing else writes
 * into the undo history of a field.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  const { ownerDocument: page } = input;
  let heard = false;
  const hear = () => {
    heard = true;
  };
  // On its way down, so that nobody can keep it from being heard.
  page.addEventListener('input', hear, { capture: true });
  input.select();
  page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  page.removeEventListener('input', hear, { capture: true });
  if (heard || input.value === text) return;
  setValue(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
