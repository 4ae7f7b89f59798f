/**
 * Leads the shopper to what is wrong after a failed submit: focus goes to the first field in error without scrolling, then
 * the page scrolls so that banner and field show together. Where they cannot, at 400 % zoom, the field shows
 * (WCAG 2.2 2.4.3, 3.3.1). Without a field in error the banner itself takes the focus.
 * @returns whether the banner took the focus, and is read out by that
 */
export function leadToError(form: HTMLFormElement, banner: HTMLElement | null): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field) {
    banner?.focus({ preventScroll: true, focusVisible: true });
    banner?.scrollIntoView({ block: 'center' });
    return banner !== null;
  }
  // The ring shows even after a click on the button: the shopper did not put the focus there.
  field.focus({ preventScroll: true, focusVisible: true });
  banner?.scrollIntoView({ block: 'start' });
  if (field.getBoundingClientRect().bottom > window.innerHeight) field.scrollIntoView({ block: 'center' });
  return false;
}
