import { treeOf } from '../internal/tree/tree-of.ts';

const CONTROLS =
  ':is(input:not([type="hidden"]), select, textarea, button, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * Puts the shopper into a field: focus into the control, or into the first one of a fieldset, and its label or legend to the
 * top of the view, because a control without its question is a riddle (WCAG 2.2 2.4.3, 3.3.1). A disclosure around it opens.
 *
 * @param from is in the same document or shadow root
 * @param id of the control or fieldset
 * @returns whether there was something to focus; otherwise the browser's own jump is the best there is
 */
export function leadToField(from: Element, id: string): boolean {
  const field = treeOf(from).querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const control = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  if (!field || !control) return false;
  for (const around of closedAround(field)) around.open = true;
  // The ring shows even after a click: the shopper did not put the focus there.
  control.focus({ preventScroll: true, focusVisible: true });
  (question(field) ?? control).scrollIntoView({ block: 'start' });
  // Below a label that fills the window, at 400 % zoom, the control counts for more.
  control.scrollIntoView({ block: 'nearest' });
  return true;
}

function question(field: HTMLElement): Element | null | undefined {
  if (field.matches('fieldset')) return field.querySelector('legend');
  return treeOf(field).querySelector(`label[for="${CSS.escape(field.id)}"]`);
}

function closedAround(element: HTMLElement): HTMLDetailsElement[] {
  return [...treeOf(element).querySelectorAll<HTMLDetailsElement>('details:not([open])')].filter((details) =>
    details.contains(element),
  );
}
