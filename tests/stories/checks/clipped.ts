import { SLACK, isShown, named, textBoxes, type Box } from './visible.ts';

const CUTS = /hidden|clip/;

/**
 * Texts that are cut off: by a box around them that hides what is too large, or by a control whose inside is lower than its
 * line of text. A text that leaves the box of its own button or link counts as well: it is drawn over something else.
 */
export function clippedFaults(root: HTMLElement): string[] {
  const texts = textBoxes(root).flatMap(({ node, parent, boxes }) => {
    const cutter = boxes.map((box) => cutting(parent, box)).find((found) => found !== undefined);
    return cutter ? [`“${node.data.trim().slice(0, 60)}” is cut off by ${named(cutter)}`] : [];
  });
  return [...texts, ...lowControls(root)];
}

/** The first box around a text that hides a part of it, or that a control's text leaves. */
function cutting(parent: Element, text: Box): Element | undefined {
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if (display === 'inline' || display === 'contents') continue;
    const box = at.getBoundingClientRect();
    // What scrolls can be brought into view; further out, its own box is what counts.
    if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
    const tight = at.matches('button, a[href], [role="option"], summary');
    if ((tight || CUTS.test(overflowX)) && (text.left < box.left - SLACK || text.right > box.right + SLACK))
      return at;
    if ((tight || CUTS.test(overflowY)) && (text.top < box.top - SLACK || text.bottom > box.bottom + SLACK))
      return at;
  }
  return undefined;
}

/** Fields that are lower inside than one line of their text. */
function lowControls(root: HTMLElement): string[] {
  const fields = Array.from(
    root.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea'),
  );
  return fields.filter(isShown).flatMap((field) => {
    const { lineHeight, fontSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
    const px = (length: string) => Number.parseFloat(length) || 0;
    const line = lineHeight === 'normal' ? px(fontSize) * 1.2 : Math.min(px(lineHeight), px(fontSize) * 1.2);
    const inside = field.clientHeight - px(paddingBlockStart) - px(paddingBlockEnd);
    return inside + SLACK < line
      ? [`${named(field)} is ${inside} px high inside, its text needs ${line} px`]
      : [];
  });
}
