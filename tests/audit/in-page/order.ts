import { isShown, named, textBoxes } from '../../stories/checks/visible.ts';

/** A text may begin this much above the one before, in CSS px: texts of one line differ in size. */
const SLACK = 12;

/** Returns texts that the eye reads in another order than a screen reader. It looks at the page in one column. */
export function readingOrder(): string[] {
  const texts = textBoxes(document.body).filter(({ parent }) => isShown(parent) && !isPlaced(parent));
  return texts.flatMap(({ node, parent, boxes: [box] }, index) => {
    const before = texts[index - 1]?.boxes.at(-1);
    if (!before || !box) return [];
    const isAbove = box.bottom <= before.top + SLACK;
    const isBeside = box.left >= before.right;
    return isAbove && !isBeside
      ? [`“${node.data.trim().slice(0, 40)}” in ${named(parent)} is above the text before it`]
      : [];
  });
}

function isPlaced(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return true;
  return false;
}
