import { received } from '../facts/examples.mjs';
import { html } from '../../../../scripts/page/markup/html.mjs';
import { jsonBlock } from '../markup/json-text.mjs';
import { circumstances } from './circumstances.mjs';
import { chip } from './comes-out-as.mjs';

/** @typedef {import('../facts/examples.mjs').Example} Example */

const warning = html`<span class="chip warns">warning</span>`;

/**
 * One example: its title and who receives something, and folded below it the message and the records.
 * @param {Example} example
 */
export function exampleMarkup(example) {
  const { id, title, in: message, out } = example;
  return html`<details id="${id}" data-find="example">
    <summary>
      <span class="title">${title}</span>
      <span class="chips"
        >${received(out).map(([channel]) => html`${chip(channel)} `)}${out.warnings && warning}</span
      >
    </summary>
    <div class="example">
      ${circumstances(example)}
      <div>
        <h4>The page posts</h4>
        ${jsonBlock(posted(message))}
      </div>
      <div>${results(out)}</div>
      <p class="permalink"><a href="#${id}">Link to this example</a></p>
    </div>
  </details>`;
}

/** A message in its envelope. @param {Example['in']} message */
const posted = ([event_name, data]) => ({ event_name, ...(data && { data }) });

/** @param {Example['out']} out */
function results(out) {
  const channels = received(out);
  return [
    channels.map(
      ([channel, records]) =>
        html`<h4>${chip(channel)} receives</h4>
          ${records.map(jsonBlock)}`,
    ),
    channels.length === 0 && html`<p>No channel receives anything.</p>`,
    out.warnings &&
      html`<h4>${warning}</h4>
        <ul class="plain">
          ${out.warnings.map((line) => html`<li>${line}</li>`)}
        </ul>`,
  ];
}
