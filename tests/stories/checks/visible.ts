/** Tolerance for rounding, because browsers use fractions of a pixel. */
export const SLACK = 1;

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Returns the name of an element in a report. */
export const named = (element: Element): string => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120);

/** Returns true if an element is visible. Texts only for screen readers are one pixel large, or clipped. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, overflow } = getComputedStyle(at);
    if (clipPath === 'inset(50%)') return false;
    const { width, height } = at.getBoundingClientRect();
    if (overflow === 'hidden' && (width <= SLACK || height <= SLACK)) return false;
  }
  return true;
}

/** Returns visible texts with one box for each line, without white space. */
export function textBoxes(
  root: Element,
): { readonly node: Text; readonly parent: Element; readonly boxes: DOMRect[] }[] {
  const found: { node: Text; parent: Element; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || !/\S/.test(node.data)) continue;
    if (parent.closest('script, style, option, textarea, noscript') || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length > 0) found.push({ node, parent, boxes });
  }
  return found;
}

/** Returns the part of a box that is in view. A scrolling box shows only its visible area. */
export function inView(element: Element, box: Box): Box {
  let { left, top, right, bottom } = box;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const frame = at.getBoundingClientRect();
    left = Math.max(left, frame.left);
    right = Math.min(right, frame.right);
    top = Math.max(top, frame.top);
    bottom = Math.min(bottom, frame.bottom);
  }
  return { left, top, right, bottom };
}

const OVERLAY = 'dialog, [role="dialog"], [role="listbox"], [role="tooltip"]';

/** Returns the layer of an element. Overlays and sticky content may cover the page. */
export function layerOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.matches(OVERLAY) || /sticky|fixed/.test(getComputedStyle(at).position)) return at;
  }
  return document.body;
}
