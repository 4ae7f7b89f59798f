import { useEffect, useRef } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { FieldErrors } from '../field/field-props.ts';
import { focusedAt, treeOf } from '../internal/tree.ts';
import { isControlOf } from '../internal/kinds.ts';

/** A field is marked itself, or it is a group of checkboxes, which ARIA cannot mark: then its first box. */
const WRONG = '[aria-invalid=true],[data-state=error] [id][type=checkbox]';

/** A submit that has no answer yet. */
type Sent = { form: HTMLFormElement; from: Element | null; stop: () => void };

/**
 * Puts the focus into the first wrong field when errors come after a submit, because nothing else tells a shopper who cannot
 * see the page that it was not accepted (WCAG 2.2 3.3.1). Focus stays where it is without a submit of this very form, on a
 * page that begins with errors, and where it has gone on since: nobody is taken away while typing.
 *
 * @returns what hears the form's submit
 */
export function useFocusOnWrong(errors: FieldErrors | undefined) {
  const sent = useRef<Sent>(undefined);

  useEffect(() => {
    if (!errors || !sent.current) return;
    const { form, from } = sent.current;
    const active = focusedAt(form);
    // Where it was, nowhere, or on a button, to which a window that closed has given it back.
    if (active !== from && !active?.matches('body,button')) return;
    // In the order of the page. Those that cannot take the focus, such as disabled ones, are passed by.
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
    // Not for a form in a window that React counts to this one.
    if (target !== form) return;
    const events = new AbortController();
    // Not after typing, also in a field that is not within the form and belongs to it.
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
