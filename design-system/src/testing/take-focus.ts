/** Brings the keyboard here, if it is not. It may travel to the browser as text, and so stands alone. */
export function takeFocus(element: HTMLElement): void {
  if (!element.contains(element.ownerDocument.activeElement)) element.focus();
}
