import { narrowControls } from './clipped-controls.ts';
import { boxesAround, edgesOf } from './edges.ts';
import { SLACK, named, textBoxes, type Box } from './visible.ts';

/** Controls whose text has to stay within their own box. */
const TIGHT = 'button, a[href], summary, [role="button"], [role="link"], [role="option"], [role="tab"]';

/**
 * Texts that are cut off: by a box around them that hides what is too large, or by a control that is too small for its text.
 * A text that leaves the box of its own button or link counts as well: it is drawn over something else.
 */
export function clippedFaults(root: HTMLElement): string[] {
  const texts = textBoxes(root).flatMap(({ node, parent, boxes }) => {
    const cutter = boxes.map((box) => cutting(parent, box)).find((found) => found !== undefined);
    return cutter ? [`“${node.data.trim().slice(0, 60)}” is cut off by ${named(cutter)}`] : [];
  });
  return [...texts, ...narrowControls(root)];
}

/** The first box around a text that hides a part of it, or that a control's text leaves. */
function cutting(parent: Element, text: Box): Element | undefined {
  let { left, top, right, bottom } = text;
  for (const at of [parent, ...boxesAround(parent)]) {
    const { x, y, box } = edgesOf(at);
    const tight = at.matches(TIGHT) && getComputedStyle(at).display !== 'inline';
    if ((tight || x === 'cuts') && (left < box.left - SLACK || right > box.right + SLACK)) return at;
    if ((tight || y === 'cuts') && (top < box.top - SLACK || bottom > box.bottom + SLACK)) return at;
    // What scrolls can be brought into view; further out, its own box is what counts, on the axis that it scrolls.
    if (x === 'scrolls') ({ left, right } = box);
    if (y === 'scrolls') ({ top, bottom } = box);
  }
  return undefined;
}
