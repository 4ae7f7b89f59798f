import type { Box } from './visible.ts';

/** What a box does with content that is larger: shows it, cuts it off, or lets it be scrolled to. */
export type Edge = 'open' | 'cuts' | 'scrolls';

export type Edges = { readonly x: Edge; readonly y: Edge; readonly box: Box };

/**
 * The boxes an element is laid out in, from the inside out. What is positioned absolutely leaves those that are not positioned
 * themselves: they do not cut it off.
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

/** `contain: paint` and what implies it. */
const clipsPaint = ({ contain, contentVisibility }: CSSStyleDeclaration) =>
  /paint|strict|content/.test(contain) || /auto|hidden/.test(contentVisibility);

/** The edges of a box's inside, in the window's CSS px. */
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

/** The inside of a control: where its text stands. */
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
