import { useEffect, useRef } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { FieldErrors } from '../field/field-props.ts';
import { focusedAt, treeOf } from '../internal/tree.ts';
import { isControlOf } from '../internal/kinds.ts';

/** An invalid control, or the first box of an invalid group of checkboxes, because ARIA cannot mark such a group. */
const WRONG = '[aria-invalid=true],[data-state=error] [id][type=checkbox]';

/** A submit without a response so far. */
type Sent = { form: HTMLFormElement; from: Element | null; stop: () => void };

/**
 * Focuses the first invalid field when errors come after a submit, because nothing else informs a shopper who cannot see the page
 * (WCAG 2.2 3.3.1). Does not move focus without a submit of this form, on a page that starts with errors, or if the shopper has
 * moved it since.
 *
 * @returns a listener for the form's submit event
 */
export function useFocusOnWrong(errors: FieldErrors | undefined) {
  const sent = useRef<Sent>(undefined);

  useEffect(() => {
    if (!errors || !sent.current) return;
    const { form, from } = sent.current;
    const active = focusedAt(form);
    // Focus has not moved, is on no element, or is on a button that got it back from a closed window.
    if (active !== from && !active?.matches('body,button')) return;
    // In the order of the page. Skips controls that cannot have the focus, such as disabled ones.
    for (const field of form.elements) {
      if (!isControlOf(field, form) || !field.matches(WRONG)) continue;
      field.focus();
      if (!field.matches(':focus-within')) continue;
      forget(sent);
      return;
    }
  }, [errors]);

  return ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    forget(sent);
    // Ignores a form in a window, whose events React also sends to this form.
    if (target !== form) return;
    const events = new AbortController();
    // Forgets the submit when the shopper types, also in a field of this form that is outside of it.
    treeOf(form).addEventListener('input', (event) => isControlOf(event.target, form) && forget(sent), {
      signal: events.signal,
      capture: true,
    });
    sent.current = { form, from: focusedAt(form), stop: () => events.abort() };
  };
}

function forget(sent: RefObject<Sent | undefined>): void {
  sent.current?.stop();
  sent.current = undefined;
}
