import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { FieldErrors } from '../field/form-errors.ts';

/** A field is marked itself, or it is a group of checkboxes, which ARIA cannot mark: then its first box. */
const WRONG = '[aria-invalid=true],[data-state=error] [id][type=checkbox]';

/**
 * Puts the focus into the first wrong field when errors come after a submit, because nothing else tells a shopper who cannot
 * see the page that it was not accepted (WCAG 2.2 3.3.1). Focus stays where it is without a submit of this very form, on a
 * page that begins with errors, and where it has gone on since: nobody is taken away while typing.
 *
 * @returns what hears the form's submit and input
 */
export function useFocusOnWrong(errors: FieldErrors | undefined) {
  const sent = useRef<HTMLFormElement>(null);
  const from = useRef<Element>(null);

  useEffect(() => {
    const active = document.activeElement;
    // Where it was, nowhere, or on a button, to which a window that closed has given it back.
    if (!errors || (active !== from.current && !active?.matches('body,button'))) return;
    // In the order of the page. Those that cannot take the focus, such as disabled ones, are passed by.
    for (const field of sent.current?.elements ?? []) {
      if (!(field instanceof HTMLElement && field.matches(WRONG))) continue;
      field.focus();
      if (!field.matches(':focus-within')) continue;
      sent.current = null;
      return;
    }
  }, [errors]);

  return ({ type, target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // Not after typing, and not for a form in a window that React counts to this one.
    sent.current = type === 'submit' && target === currentTarget ? currentTarget : null;
    from.current = document.activeElement;
  };
}
