import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(new URL('../../../design-system/package.json', import.meta.url));

/** The families as the tokens call them. Headings are English; below them stand words of every site's language. */
const faces = /** @type {const} */ ([
  ['Fraunces Variable', 'fraunces', ['latin']],
  ['Figtree Variable', 'figtree', ['latin', 'latin-ext']],
]);

/** Which letters a part of a font has, by the part's name. @param {string} font @returns {Record<string, string>} */
const ranges = (font) =>
  JSON.parse(readFileSync(resolve(`@fontsource-variable/${font}/unicode.json`), 'utf8'));

/** @param {string} family @param {string} font @param {string} part */
function face(family, font, part) {
  const file = resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`);
  return `@font-face {
  font-family: '${family}';
  font-weight: 100 900;
  src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2');
  unicode-range: ${ranges(font)[part]};
}
`;
}

/** The fonts, written into the style sheet so that the page needs nothing beside it. */
export const fontFaces = () =>
  faces.flatMap(([family, font, parts]) => parts.map((part) => face(family, font, part))).join('');
