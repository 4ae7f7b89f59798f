import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(new URL('../../../../design-system/package.json', import.meta.url));

/** The families as the tokens call them; the Latin part is all that the page needs. */
const faces = [
  ['Fraunces Variable', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
  ['Figtree Variable', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
];

/** The fonts, written into the style sheet so that the page needs nothing beside it. */
export const fontFaces = () =>
  faces
    .map(
      ([family, file = '']) => `@font-face {
  font-family: '${family}';
  font-weight: 100 900;
  src: url(data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')}) format('woff2');
}
`,
    )
    .join('');
