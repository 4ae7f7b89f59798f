/** True for the chosen radio of a group. The arrow keys continue from it, so it gets the focus and not the first radio. */
const isChosen = (each: Element) => each.matches('[type=radio]:checked');

/**
 * Returns the controls that can get the focus, best first: a button or link that corrects the first wrong field (its
 * `data-corrects` is the field's name), the field's own controls, then all controls in or with `aria-invalid`.
 */
function candidates(form: HTMLFormElement, inputs: readonly string[]): readonly Element[] {
  const having = (attribute: string, all: Iterable<Element>) =>
    [...all].filter((each) => inputs.includes(each.getAttribute(attribute) ?? ''));
  const named = having('name', form.elements);
  return [
    ...having('data-corrects', form.querySelectorAll('[data-corrects]')),
    ...named.filter(isChosen),
    ...named,
    ...form.querySelectorAll('[aria-invalid=true],[aria-invalid=true] :is(input,select,textarea)'),
  ];
}

/** Focuses an element. The focus ring is visible even after a click, because the shopper did not move the focus. */
function takesFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true, focusVisible: true });
  return hasFocus(element);
}

/** Returns true if an element has the focus of its document or shadow root. */
export function hasFocus(element: Element | null): boolean {
  const root: (Node & { activeElement?: unknown }) | undefined = element?.getRootNode();
  return root?.activeElement === element;
}

/**
 * Leads the shopper to the first error after a failed submit. The first wrong input gets the focus without scrolling. Then the
 * page scrolls so that message and field are both visible. If they do not fit, at 400 % zoom, the field is visible (WCAG 2.2
 * 2.4.3, 3.3.1). If no input can have the focus, the message gets it.
 * @param inputs names of the inputs to focus first
 * @param scrolls true if the page may scroll
 * @returns true if the message got the focus, and is read by that
 */
export function leadToError(
  form: HTMLFormElement,
  banner: HTMLElement | null,
  inputs: readonly string[],
  scrolls: boolean,
): boolean {
  const field = candidates(form, inputs).find(takesFocus);
  const isBanner = !field && takesFocus(banner);
  if (scrolls) {
    banner?.scrollIntoView({ block: field ? 'start' : 'center' });
    if (!banner || (field && field.getBoundingClientRect().bottom > innerHeight))
      field?.scrollIntoView({ block: 'center' });
  }
  return isBanner;
}
