/**
 * True for a control that belongs to a form, within it or by `form="…"`. Not by `instanceof`, because each window has classes of
 * its own.
 */
export const isControlOf = (target: unknown, form: HTMLFormElement): target is HTMLElement =>
  typeof target === 'object' && target !== null && 'form' in target && target.form === form;
