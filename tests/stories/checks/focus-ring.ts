import { contrast, groundOf, over, readColor } from './color.ts';
import { boxesAround, edgesOf, px, type Edge } from './edges.ts';
import { SLACK, named } from './visible.ts';

/** The lowest contrast between a ring and its background (WCAG 2.2 1.4.11, 2.4.13). */
const CONTRAST = 3;

/** Returns the elements that may draw a native control: the control, its label, or the box around it. */
export function signsOf(element: HTMLElement): Element[] {
  const { nextElementSibling: next, parentElement: parent } = element;
  return [element, ...labelsOf(element), ...(next ? [next] : []), ...(parent ? [parent] : [])];
}

export const labelsOf = (element: Element): Element[] =>
  'labels' in element && element.labels instanceof NodeList
    ? Array.from(element.labels).filter((label) => label instanceof Element)
    : [];

/** Returns an outline as comparable text. A shadow does not count, because forced colours remove it. */
export function outlineOf(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const drawn = outlineStyle !== 'none' && px(outlineWidth) >= 2 && readColor(outlineColor)[3] > 0;
  return drawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
}

/** Returns the faults of the ring around a focused element. */
export function ringFaults(element: HTMLElement, unfocused: ReadonlyMap<Element, string>): string[] {
  const signs = signsOf(element).filter((sign) => {
    const outline = outlineOf(sign);
    return outline !== '' && outline !== (unfocused.get(sign) ?? '');
  });
  if (signs.length === 0) return [`${named(element)} does not show that it has the focus`];
  const faults = signs.map((sign) => faint(sign) ?? cutOff(sign));
  const [fault] = faults;
  return fault && !faults.includes(undefined) ? [`the ring around ${named(element)} ${fault}`] : [];
}

function faint(sign: Element): string | undefined {
  const { outlineColor, outlineOffset } = getComputedStyle(sign);
  const ground = groundOf(px(outlineOffset) < 0 ? sign : sign.parentElement);
  if (!ground) return undefined;
  const ratio = contrast(over(readColor(outlineColor), ground), ground);
  return ratio < CONTRAST ? `has a contrast of ${ratio.toFixed(2)} : 1 to its ground` : undefined;
}

function cutOff(sign: Element): string | undefined {
  const { outlineOffset, outlineWidth } = getComputedStyle(sign);
  const grown = px(outlineOffset) + px(outlineWidth) - SLACK;
  const { left, top, right, bottom } = sign.getBoundingClientRect();
  if (left - grown < 0 || right + grown > document.documentElement.clientWidth)
    return 'is cut off by the edge of the window';
  for (const at of boxesAround(sign)) {
    const { x, y, box } = edgesOf(at);
    const beyondX = left - grown < box.left || right + grown > box.right;
    const beyondY = top - grown < box.top || bottom + grown > box.bottom;
    if (beyondX && hides(x, at.scrollWidth - at.clientWidth)) return `is cut off by ${named(at)}`;
    if (beyondY && hides(y, at.scrollHeight - at.clientHeight)) return `is cut off by ${named(at)}`;
  }
  return undefined;
}

/** A box that could scroll, but has nothing to scroll to, clips as well. */
const hides = (edge: Edge, scrollable: number) =>
  edge === 'cuts' || (edge === 'scrolls' && scrollable <= SLACK);
