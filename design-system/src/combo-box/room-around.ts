/** Kept free: the gap between field and list, also with text twice as large, and the same beyond the list. */
const GAP = 24;

/** What is seen of the page around a field, in CSS pixels. */
export type Room = {
  above: number;
  below: number;
  /** From where the field starts in its line to the far edge. */
  reach: number;
};

/** The room around a field, within the window and whatever cuts it off. */
export function roomAround(field: HTMLElement): Room {
  const own = field.getBoundingClientRect();
  const seen = seenAround(field);
  const fromRight = getComputedStyle(field).direction === 'rtl';
  return {
    above: own.top - seen.top - GAP,
    below: seen.bottom - own.bottom - GAP,
    reach: (fromRight ? own.right - seen.left : seen.right - own.left) - GAP,
  };
}

function seenAround(field: HTMLElement) {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const { documentElement, body } = field.ownerDocument;
  const seen = { top: offsetTop, bottom: offsetTop + height, left: 0, right: documentElement.clientWidth };
  for (let around = field.parentElement; around; around = around.parentElement) {
    // What overflows these two is the window's to cut.
    if (around === body || around === documentElement) break;
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { top, bottom, left, right } = around.getBoundingClientRect();
    seen.top = Math.max(seen.top, top);
    seen.bottom = Math.min(seen.bottom, bottom);
    seen.left = Math.max(seen.left, left);
    seen.right = Math.min(seen.right, right);
  }
  return seen;
}
