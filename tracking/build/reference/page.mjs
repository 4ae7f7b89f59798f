import { readFileSync } from 'node:fs';
import { html } from '../../../scripts/page/markup/html.mjs';
import { page as housePage } from '../../../scripts/page/page.mjs';

const text = (/** @type {string} */ file) => readFileSync(new URL(`look/${file}`, import.meta.url), 'utf8');

const search = html`<form role="search" aria-label="This page" hidden>
  <label for="find">Find in the reference</label>
  <input id="find" type="search" autocomplete="off" spellcheck="false" />
  <p role="status"></p>
</form>`;

/**
 * The reference with its search.
 *
 * @param {{ version: string, lead: unknown, sections: readonly import('../../../scripts/page/part.mjs').Section[] }} content
 * @returns {string}
 */
export const page = ({ version, lead, sections }) =>
  housePage({
    title: `Tracking event reference ${version}`,
    heading: 'Tracking event reference',
    lead,
    skip: 'Skip to the reference',
    sections,
    style: ['fields.css', 'examples.css', 'search.css'].map(text).join('\n'),
    tools: search,
    script: text('find.js'),
  });
