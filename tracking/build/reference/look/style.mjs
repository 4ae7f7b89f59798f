import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts.mjs';
import { tokensFor } from './tokens.mjs';

const files = ['base', 'layout', 'sections', 'tables', 'cards', 'examples', 'circumstances'];
const text = (/** @type {string} */ file) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The page's whole style sheet. */
export function style() {
  const own = files.map((file) => text(`${file}.css`)).join('\n');
  return `${fontFaces()}${tokensFor(own)}\n${own}`;
}

/** The page's script. */
export const script = () => text('find.js');
