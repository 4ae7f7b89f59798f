import type { Box } from './visible.ts';

/** The overflow of a box: it is visible, cut off, or can be scrolled to. */
export type Edge = 'open' | 'cuts' | 'scrolls';

export type Edges = { readonly x: Edge; readonly y: Edge; readonly box: Box };

/**
 * Yields the boxes that contain an element, from the inside out. An absolutely positioned element skips boxes
 * that are not positioned, because they do not clip it.
 */
export function* boxesAround(element: Element): Generator<Element> {
  let { position } = getComputedStyle(element);
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (position === 'fixed' && !holdsAll(style)) continue;
    if (position === 'absolute' && style.position === 'static' && !holdsAll(style)) continue;
    position = style.position;
    yield at;
  }
}

const holdsAll = (style: CSSStyleDeclaration) =>
  `${style.transform}${style.translate}${style.rotate}${style.scale}${style.filter}`.replaceAll(
    'none',
    '',
  ) !== '' || clipsPaint(style);

/** Returns true for `contain: paint` and the values that imply it. */
const clipsPaint = ({ contain, contentVisibility }: CSSStyleDeclaration) =>
  /paint|strict|content/.test(contain) || /auto|hidden/.test(contentVisibility);

/** Returns the inner edges of a box, in the window's CSS px. */
export function edgesOf(element: Element): Edges {
  const style = getComputedStyle(element);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = {
    left: left + px(style.borderLeftWidth),
    top: top + px(style.borderTopWidth),
    right: right - px(style.borderRightWidth),
    bottom: bottom - px(style.borderBottomWidth),
  };
  if (/^(inline|contents)$/.test(style.display)) return { x: 'open', y: 'open', box };
  if (clipsPaint(style)) return { x: 'cuts', y: 'cuts', box };
  return { x: edge(style.overflowX), y: edge(style.overflowY), box };
}

function edge(overflow: string): Edge {
  if (/hidden|clip/.test(overflow)) return 'cuts';
  return /auto|scroll/.test(overflow) ? 'scrolls' : 'open';
}

/** Returns the content box of a control, which contains its text. */
export function contentBox(element: Element): Box {
  const style = getComputedStyle(element);
  const { box } = edgesOf(element);
  return {
    left: box.left + px(style.paddingLeft),
    top: box.top + px(style.paddingTop),
    right: box.right - px(style.paddingRight),
    bottom: box.bottom - px(style.paddingBottom),
  };
}

export const px = (length: string): number => Number.parseFloat(length) || 0;
