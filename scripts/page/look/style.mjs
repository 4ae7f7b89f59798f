import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts.mjs';
import { tokensFor } from './tokens.mjs';

const shared = ['base', 'layout', 'sections', 'tables', 'cards', 'folds'];
const text = (/** @type {string} */ file) => readFileSync(new URL(`${file}.css`, import.meta.url), 'utf8');

/**
 * A page's whole style sheet. Where a page is shown decides last: on paper, without room, without colours of its own.
 * @param {string} own what the page has beside the shared look
 */
export function style(own) {
  const rules = [...shared.map(text), own, text('circumstances')].join('\n');
  return `${fontFaces()}${tokensFor(rules)}\n${rules}`;
}
