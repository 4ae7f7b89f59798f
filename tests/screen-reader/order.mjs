/** Compares the order of the focus with the order on the screen. */

/** @typedef {{ name: string, part: string, top: number, bottom: number, left: number }} Place in CSS px of the page */

/**
 * Runs in the page. Returns the place of the focused element. A radio or checkbox may be hidden, so its label counts.
 * @returns {Place | undefined}
 */
export function whereFocusIs() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { top, bottom, left } = focused.getBoundingClientRect();
  // A dialog scrolls by itself.
  let scrolled = 0;
  for (let each = focused.parentElement; each; each = each.parentElement) scrolled += each.scrollTop;
  const part = focused.closest('dialog, aside, main, header, footer, nav, section[aria-labelledby]');
  return {
    name: focused.getAttribute('name') ?? focused.textContent?.trim().slice(0, 40) ?? '',
    part: part ? `${part.tagName}#${part.id}` : '',
    top: top + scrolled,
    bottom: bottom + scrolled,
    left,
  };
}

/**
 * Returns a fault if the focus went up on the screen, or to the left within a row, in the same part of the page.
 * @param {Place | undefined} before
 * @param {Place | undefined} here
 * @returns {string[]}
 */
export function orderFault(before, here) {
  if (!before || !here || before.part !== here.part) return [];
  const isAbove = here.bottom <= before.top;
  const isBeside = here.top < before.bottom && here.bottom > before.top;
  return isAbove || (isBeside && here.left < before.left)
    ? [`${here.name} is before ${before.name} on the screen, but after it for the keyboard.`]
    : [];
}
