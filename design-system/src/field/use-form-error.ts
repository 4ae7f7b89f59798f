import { use, useEffect, useState } from 'react';
import { FormErrors } from './form-errors.ts';

/** Whether a form was sent since a wrong field got the focus. */
let sent = false;

// A server has no document.
globalThis.document?.addEventListener('submit', () => (sent = true), true);

const IN_GROUP = '[aria-invalid],[id][type=checkbox]:enabled';

/**
 * The error that `Form errors` has for a field. It goes away at the field's first change, which costs that field one React
 * commit; later changes cost none. After a submit the first wrong field gets the focus, because nothing else tells a shopper
 * who cannot see the page that it was not accepted (WCAG 2.2 3.3.1). Without a submit, and on a page that begins with
 * errors, focus stays where it is.
 *
 * @param id of the control, or of the fieldset of several
 * @param names under which the form may speak of the field; the first that has a text counts
 * @returns the error, and what hears the field's changes
 */
export function useFormError(id: string, names: readonly (string | undefined)[]) {
  const errors = use(FormErrors);
  const [changed, setChanged] = useState<typeof errors>();
  const shown = changed === errors ? undefined : errors;
  const error = names.map((name = '') => shown?.[name]).find(Boolean);

  useEffect(() => {
    if (!sent || !shown || !error) return;
    // Effects run in the order of the page, so this is the first field.
    sent = false;
    const field = document.getElementById(id);
    // The wrong part of a group, or the first box; a group of radios hands the focus on by itself.
    (field?.querySelector<HTMLElement>(IN_GROUP) ?? field)?.focus();
  }, [shown, id, error]);

  return [error, error ? () => setChanged(errors) : undefined] as const;
}
