import { sampleOf } from '../facts/samples.mjs';
import { messageSchemas } from '../facts/schemas.mjs';
import { html } from '../../../../scripts/page/markup/html.mjs';
import { jsonBlock } from '../markup/json-text.mjs';
import { fieldTable } from './field-table.mjs';

/** @typedef {import('./field-table.mjs').Found} Found */

/**
 * The messages one by one.
 * @param {Found} found
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const messagesSection = (found) => ({
  id: 'messages',
  title: 'Messages',
  lead: html`<p>
      A page says what happens in messages of seven names (Tracking §1). It posts them to the window, each as
      a JSON string:
    </p>
    <pre><code>window.postMessage(JSON.stringify({ event_name: 'LeadData', data: { … } }), location.origin)</code></pre>
    <p>
      “Comes out as” names the channels where a value arrives, and what they call it where that is another
      name; it has been found by playing all examples. <code>event</code> there means that the value helps to
      give the event its name.
    </p>`,
  parts: messageSchemas().map((schema) => ({
    id: schema.name,
    title: schema.name,
    body: messageBody(schema, found),
  })),
});

/** @param {import('../facts/schemas.mjs').Schema} schema @param {Found} found */
function messageBody(schema, found) {
  const sample = sampleOf(schema.name);
  if (schema.fields.length > 0) return [sample && jsonBlock(sample), fieldTable(schema, found)];
  return html`${jsonBlock(sample)}
    <p>It has no fields. The library begins anew: page, queues and timers are forgotten.</p>`;
}
