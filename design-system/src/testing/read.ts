/**
 * Functions that read from an element. A library may send them to the browser as text, so each uses no other name of this file.
 */

/** Returns a text of `aria-describedby` by the ending of its id. For the ending `''` returns all of them, in reading order. */
export function descriptionOf(element: Element, ending: string): string | undefined {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const texts = ids
    .filter((id) => id !== '' && id.endsWith(ending))
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim() || undefined;
}

/** Returns the text in a field. */
export function typedText(element: Element): string {
  return 'value' in element ? String(element.value) : '';
}

/** Returns the chosen line of a native select. */
export function chosenLine(element: Element): string {
  const option = element.querySelector('option:checked');
  return (option?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the lines of a native select. */
export function linesOf(element: Element): string[] {
  return [...element.querySelectorAll('option')].map((option) => option.label);
}

/** Returns whether a box is checked, or `mixed` for a box that stands for several. */
export function tickOf(element: Element): boolean | 'mixed' {
  const said = element.getAttribute('aria-checked');
  if (said === 'mixed') return said;
  return 'checked' in element ? element.checked === true : said === 'true';
}

/** Returns the accessible name that a choice has from its label, without the asterisk. */
export function labelOf(element: Element): string {
  const page = element.ownerDocument;
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.map((id) => page.getElementById(id));
  const label =
    [...page.querySelectorAll('label')].find(({ htmlFor }) => element.id !== '' && htmlFor === element.id) ??
    element.closest('label');
  const texts = (named.length > 0 ? named : [label]).map((words) => words?.textContent ?? '');
  return texts.join(' ').replaceAll(/\s+/g, ' ').replace(/\*/, '').trim();
}

/** Returns the text of an element. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Reads `aria-required` of a control, or the asterisk in the legend of a group, which has no such attribute. */
export function requiredOf(element: Element): boolean {
  if (element.getAttribute('aria-required') === 'true') return true;
  const marks = element.querySelector('legend')?.querySelectorAll('[aria-hidden="true"]') ?? [];
  return [...marks].some((mark) => mark.textContent?.includes('*'));
}

/** Reads `aria-invalid` of a control, or the state of a group, whose role does not support that attribute. */
export function invalidOf(element: Element): boolean {
  return element.matches('[aria-invalid="true"], fieldset[data-state="error"]');
}

/** Returns true if it is disabled: by itself, by a fieldset around it, in all its parts, or because it waits for a response. */
export function disabledOf(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]')) return true;
  const parts = [
    ...element.querySelectorAll('input:not([type="hidden"], [aria-hidden="true"]), select, textarea'),
  ];
  return parts.length > 0 && parts.every((part) => part.matches(':disabled'));
}

/** Returns true if the focus is in the element. */
export function focusedOf(element: Element): boolean {
  return element.contains(element.ownerDocument.activeElement);
}

/** Returns the value of an attribute. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name) ?? undefined;
}

/** Returns the part of a description that is neither error nor hint nor constraint. */
export function counterOf(element: Element): string | undefined {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const id = ids.find((id) => !/-(?:error|hint|constraint)$/.test(id));
  return (id && element.ownerDocument.getElementById(id)?.textContent?.trim()) || undefined;
}

/** Returns true if the disclosure with this summary is open. */
export function opened(summary: Element): boolean {
  return summary.closest('details')?.open ?? false;
}

/** Returns the content of the disclosure with this summary. */
export function openedText(summary: Element): string {
  const parts = [...(summary.closest('details')?.children ?? [])].filter((part) => part !== summary);
  return parts.map((part) => (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim()).join(' ');
}

/** Returns the text of a suggestion: its label, then its detail. */
export function lineOf(option: Element): string {
  const texts = [...option.children].map((part) => (part.textContent ?? '').trim());
  return texts.join(' ');
}

/** Focuses the element, if the focus is not in it. */
export function takeFocus(element: HTMLElement): void {
  if (!element.contains(element.ownerDocument.activeElement)) element.focus();
}
