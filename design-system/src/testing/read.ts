/**
 * What is read from an element. These functions may travel to the browser as text: each stands alone.
 */

/** A text of `aria-describedby`, by how its id ends; with the ending `''` all of them, as they are read out. */
export function descriptionOf(element: Element, ending: string): string | undefined {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const texts = ids
    .filter((id) => id !== '' && id.endsWith(ending))
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim() || undefined;
}

/** What is in a field that is typed into. */
export function typedText(element: Element): string {
  return 'value' in element ? String(element.value) : '';
}

/** What a native select shows. */
export function chosenLine(element: Element): string {
  const option = element.querySelector('option:checked');
  return (option?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The lines of a native select. */
export function linesOf(element: Element): string[] {
  return [...element.querySelectorAll('option')].map((option) => option.label);
}

/** Ticked, not ticked, or in part: a box that stands for several. */
export function tickOf(element: Element): boolean | 'mixed' {
  const said = element.getAttribute('aria-checked');
  if (said === 'mixed') return said;
  return 'checked' in element ? element.checked === true : said === 'true';
}

/** The accessible name that a choice has from its label; the asterisk is no part of it. */
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

/** What is written in an element. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** `aria-required` of a control, or the asterisk in the legend of several, where no attribute can say it. */
export function requiredOf(element: Element): boolean {
  if (element.getAttribute('aria-required') === 'true') return true;
  const marks = element.querySelector('legend')?.querySelectorAll('[aria-hidden="true"]') ?? [];
  return [...marks].some((mark) => mark.textContent?.includes('*'));
}

/** `aria-invalid` of a control; the state of a group, whose role knows no such attribute. */
export function invalidOf(element: Element): boolean {
  return element.matches('[aria-invalid="true"], fieldset[data-state="error"]');
}

/** Neither typed into nor chosen from: disabled itself, by a fieldset around it or in all its parts, or waiting for an answer. */
export function disabledOf(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]')) return true;
  const parts = [
    ...element.querySelectorAll('input:not([type="hidden"], [aria-hidden="true"]), select, textarea'),
  ];
  return parts.length > 0 && parts.every((part) => part.matches(':disabled'));
}

/** Whether the keyboard is here. */
export function focusedOf(element: Element): boolean {
  return element.contains(element.ownerDocument.activeElement);
}

/** The value of an attribute. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name) ?? undefined;
}

/** The part of a description that is neither error nor hint nor constraint. */
export function counterOf(element: Element): string | undefined {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const id = ids.find((id) => !/-(?:error|hint|constraint)$/.test(id));
  return (id && element.ownerDocument.getElementById(id)?.textContent?.trim()) || undefined;
}

/** Whether the disclosure of these words is open. */
export function opened(summary: Element): boolean {
  return summary.closest('details')?.open ?? false;
}

/** What the disclosure of these words has behind them. */
export function openedText(summary: Element): string {
  const parts = [...(summary.closest('details')?.children ?? [])].filter((part) => part !== summary);
  return parts.map((part) => (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim()).join(' ');
}

/** What a suggestion says: its label, then its detail. */
export function lineOf(option: Element): string {
  const texts = [...option.children].map((part) => (part.textContent ?? '').trim());
  return texts.join(' ');
}

/** Brings the keyboard here, if it is not. It may travel to the browser as text, and so stands alone. */
export function takeFocus(element: HTMLElement): void {
  if (!element.contains(element.ownerDocument.activeElement)) element.focus();
}
