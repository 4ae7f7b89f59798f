import { contentBox, px } from './edges.ts';
import { SLACK, isShown, named } from './visible.ts';

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=range]), select, textarea';

/** Returns fields that are lower than a line of their text, or narrower than text that they cannot scroll. */
export const narrowControls = (root: HTMLElement): string[] =>
  Array.from(root.querySelectorAll(FIELDS))
    .filter(isShown)
    .flatMap((field) => tooLow(field).concat(tooNarrow(field)));

function tooLow(field: Element): string[] {
  const { lineHeight, fontSize } = getComputedStyle(field);
  const line = lineHeight === 'normal' ? px(fontSize) * 1.2 : Math.min(px(lineHeight), px(fontSize) * 1.2);
  const { top, bottom } = contentBox(field);
  const inside = bottom - top;
  return inside + SLACK < line
    ? [`${named(field)} is ${inside} px high inside, its text needs ${line} px`]
    : [];
}

/** Checks placeholder and chosen option, which do not scroll. A value does. */
function tooNarrow(field: Element): string[] {
  const text = fixedText(field);
  if (!text) return [];
  const pseudo = field instanceof HTMLInputElement ? '::placeholder' : undefined;
  const needed = widthOf(text, getComputedStyle(field, pseudo));
  const { left, right } = contentBox(field);
  return needed > right - left + SLACK
    ? [`“${text.slice(0, 60)}” needs ${Math.ceil(needed)} px, ${named(field)} has ${right - left} px inside`]
    : [];
}

function fixedText(field: Element): string {
  if (field instanceof HTMLInputElement) return field.value ? '' : field.placeholder;
  // A list of several lines scrolls.
  if (!(field instanceof HTMLSelectElement) || field.multiple || field.size > 1) return '';
  return field.selectedOptions[0]?.text ?? '';
}

/** Returns the width of a text on one line in the given style, in CSS px. */
function widthOf(text: string, style: CSSStyleDeclaration): number {
  const span = Object.assign(document.createElement('span'), { textContent: text });
  const { fontFamily, fontSize, fontStyle, fontWeight, fontStretch, fontFeatureSettings } = style;
  const { letterSpacing, wordSpacing, textTransform } = style;
  Object.assign(span.style, {
    fontFamily,
    fontSize,
    fontStyle,
    fontWeight,
    fontStretch,
    fontFeatureSettings,
  });
  Object.assign(span.style, { letterSpacing, wordSpacing, textTransform });
  Object.assign(span.style, { position: 'fixed', visibility: 'hidden', whiteSpace: 'pre' });
  document.body.append(span);
  const { width } = span.getBoundingClientRect();
  span.remove();
  return width;
}
