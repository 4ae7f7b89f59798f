/** Of a choice the radio that is chosen: the first one may be another, and the arrow keys go on from where the focus is. */
const isChosen = (each: Element) => each.matches('[type=radio]:checked');

/**
 * The controls to try, best first: a button or link that corrects the first wrong field (`data-corrects` is that field's name), the
 * field's own controls, then all that is marked as wrong or stands inside it.
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

/** Focuses an element. The ring shows even after a click: the shopper did not put the focus there. */
function takesFocus(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true, focusVisible: true });
  return hasFocus(element);
}

/** Whether an element has the focus of the document or the shadow root that it stands in. */
export function hasFocus(element: Element | null): boolean {
  const root: (Node & { activeElement?: unknown }) | undefined = element?.getRootNode();
  return root?.activeElement === element;
}

/**
 * Leads the shopper to what is wrong after a failed submit: focus goes to the first input in error without scrolling, then
 * the page scrolls so that banner and field show together. Where they cannot, at 400 % zoom, the field shows
 * (WCAG 2.2 2.4.3, 3.3.1). Without an input that takes it the banner itself has the focus.
 * @param inputs names of the inputs to look at first
 * @param scrolls whether the page may scroll
 * @returns whether the banner took the focus, and is read out by that
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
