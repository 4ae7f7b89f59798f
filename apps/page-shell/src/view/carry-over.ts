import { type Control, isAnswered } from '../builds/form-use.ts';

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** Finds the new control for the same answer. */
const successorOf = (control: Control): Control | undefined =>
  [...document.querySelectorAll<Control>(`[name="${CSS.escape(control.name)}"]`)].find(
    (each) => !isChoice(control) || each.value === control.value,
  );

/** Sets a value without the setter by which React notices scripts, then dispatches the events of a shopper's own input. */
function write(control: Control, value: string): void {
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Copies all entries and the focus into a page that React has rendered again. Translators and password managers
 * change a page before React starts, and React cannot use such a page. Newer entries in the new page stay.
 * @param served the controls as the server has written them, which are no longer on the page
 * @param focused what had the focus last
 */
export async function carryOver(served: Iterable<Control>, focused: EventTarget | null): Promise<void> {
  for (const control of served) {
    const now = control.name === '' || control.type === 'hidden' ? undefined : successorOf(control);
    if (!now || !isAnswered(control) || isAnswered(now)) continue;
    if (isChoice(now)) now.click();
    else write(now, control.value);
    // An entry can add the next control.
    await Promise.resolve();
  }
  const place = [...served].find((control) => control === focused);
  const next = place && document.activeElement === document.body ? successorOf(place) : undefined;
  next?.focus({ preventScroll: true });
  if (!(next instanceof HTMLInputElement && place instanceof HTMLInputElement)) return;
  // An e-mail input has no selection.
  if (place.selectionStart !== null) next.setSelectionRange(place.selectionStart, place.selectionEnd);
}
