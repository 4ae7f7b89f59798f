import { createFontStack } from '@capsizecss/core';

/**
 * Returns the `@font-face` of a file.
 * @param {{ family: string, weight: string, file: string, range: string }} face
 */
export const face = ({ family, weight, file, range }) => `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weight};
  src: url('./${file}') format('woff2');
  unicode-range: ${range};
}`;

/**
 * Returns the `@font-face` of a system font with the metrics of ours.
 * @param {string} name
 * @param {object} font metrics of ours
 * @param {object} fallback metrics of the system's
 */
export function fallbackFace(name, font, fallback) {
  const { fontFaces } = createFontStack([font, fallback], { fontFaceFormat: 'styleObject' });
  const found = fontFaces[0]?.['@font-face'];
  if (!found) throw new Error(`No measures came out for ${name}. Choose another fallback.`);
  const rules = { ...found, fontFamily: `"${name}"` };
  const lines = Object.entries(rules).map(([property, value]) => `  ${kebab(property)}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/**
 * Returns code points as a CSS `unicode-range`. A range may include points that are in no file, because the list gets shorter and
 * no page loads more for it.
 * @param {readonly number[]} letters
 * @param {ReadonlySet<number>} others letters of other files
 */
export function unicodeRange(letters, others) {
  const ranges = [];
  for (const point of [...letters].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && !between(last[1], point).some((each) => others.has(each))) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const between = (first, last) => Array.from({ length: last - first - 1 }, (_, at) => first + 1 + at);

function kebab(property) {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
