import { contrast, groundOf, over, readColor } from '../../stories/checks/color.ts';
import { px } from '../../stories/checks/edges.ts';
import { isShown, named } from '../../stories/checks/visible.ts';

const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button]), select, textarea';

/** Returns fields without an edge that differs from their ground by 3 : 1 (WCAG 2.2 1.4.11). */
export const edgeFaults = (): string[] =>
  Array.from(document.querySelectorAll(FIELDS))
    .filter((field) => isShown(field) && !field.matches(':disabled'))
    .flatMap((field) => {
      const boxes = [field, ...(field.parentElement ? [field.parentElement] : [])];
      const ratios = boxes.flatMap(edgeContrast);
      return ratios.some((ratio) => ratio >= 3)
        ? []
        : [`the edge of ${named(field)} has ${Math.max(1, ...ratios).toFixed(2)} : 1 to its ground`];
    });

function edgeContrast(box: Element): number[] {
  const { borderBottomColor, borderBottomStyle, borderBottomWidth } = getComputedStyle(box);
  const ground = groundOf(box.parentElement);
  if (!ground || borderBottomStyle === 'none' || px(borderBottomWidth) === 0) return [];
  return [contrast(over(readColor(borderBottomColor), ground), ground)];
}
