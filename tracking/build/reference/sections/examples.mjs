import { examples, families } from '../facts/examples.mjs';
import { html } from '../../../../scripts/page/markup/html.mjs';
import { exampleMarkup } from './example.mjs';

/** Every example. @returns {import('../../../../scripts/page/part.mjs').Section} */
export const examplesSection = () => ({
  id: 'examples',
  title: 'Examples',
  lead: html`<p>
      ${examples.length} messages and what becomes of each. They are the library’s own tests: what stands here
      is what happens.
    </p>
    <p class="fold" hidden>
      <button type="button" data-fold="open">Open all</button>
      <button type="button" data-fold="close">Close all</button>
    </p>`,
  parts: families.map(({ id, title, examples: own }) => ({
    id,
    title,
    body: html`<div class="folds">${own.map(exampleMarkup)}</div>`,
  })),
});
