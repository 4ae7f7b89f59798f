import { narrowControls } from './clipped-controls.ts';
import { boxesAround, edgesOf } from './edges.ts';
import { SLACK, named, textBoxes, type Box } from './visible.ts';

/** Controls whose text must stay inside their own box. */
const TIGHT = 'button, a[href], summary, [role="button"], [role="link"], [role="option"], [role="tab"]';

/**
 * Returns texts that are cut off: by a surrounding box that hides its overflow, or by a control that is too
 * small for its text. A text that leaves the box of its own button or link counts too, because it covers
 * other content.
 */
export function clippedFaults(root: HTMLElement): string[] {
  const texts = textBoxes(root).flatMap(({ node, parent, boxes }) => {
    const cutter = boxes.map((box) => cutting(parent, box)).find((found) => found !== undefined);
    return cutter ? [`“${node.data.trim().slice(0, 60)}” is cut off by ${named(cutter)}`] : [];
  });
  return [...texts, ...narrowControls(root)];
}

/** Returns the first surrounding box that hides a part of a text, or the control that the text leaves. */
function cutting(parent: Element, text: Box): Element | undefined {
  let { left, top, right, bottom } = text;
  for (const at of [parent, ...boxesAround(parent)]) {
    const { x, y, box } = edgesOf(at);
    const tight = at.matches(TIGHT) && getComputedStyle(at).display !== 'inline';
    if ((tight || x === 'cuts') && (left < box.left - SLACK || right > box.right + SLACK)) return at;
    if ((tight || y === 'cuts') && (top < box.top - SLACK || bottom > box.bottom + SLACK)) return at;
    // A scrolling box can bring the text into view. Further out, the scrolling box itself counts, on the axis
    // that it scrolls.
    if (x === 'scrolls') ({ left, right } = box);
    if (y === 'scrolls') ({ top, bottom } = box);
  }
  return undefined;
}
