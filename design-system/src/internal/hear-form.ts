import { treeOf } from './tree.ts';

/** A control that belongs to a form. */
type Control = HTMLElement & { readonly form: HTMLFormElement | null };

/**
 * Listens to an event of the form that a control belongs to. Listens on the root and compares at each event, because `form="…"`
 * can name a form elsewhere, or one that is rendered later.
 *
 * @param signal removes the listener
 */
export function hearForm(
  control: Control,
  type: 'formdata' | 'reset' | 'submit',
  hear: (event: Event) => void,
  signal: AbortSignal,
): void {
  const answer = (event: Event) => {
    if (event.target === control.form) hear(event);
  };
  treeOf(control).addEventListener(type, answer, { signal, capture: true });
}
