import { limits } from '../facts/limits.mjs';
import { rules } from '../facts/rules.mjs';
import { declared, docOf } from '../facts/source.mjs';
import { html, joined } from '../../../../scripts/page/markup/html.mjs';
import { breakable, inline, prose } from '../markup/prose.mjs';
import { slug } from '../../../../scripts/page/markup/slug.mjs';
import { table } from '../../../../scripts/page/markup/table.mjs';
import { exampleLinks } from './links.mjs';

/** @typedef {import('../facts/data-layer-names.mjs').Named} Named */

/**
 * What things are called in GA4.
 * @param {readonly Named[]} named what has its name from no rule
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const ga4Section = (named) => ({
  id: 'ga4',
  title: 'GA4 names',
  lead: html`<p>
    A custom event gets its GA4 name from a table of rules, by category, action and label (Tracking §5);
    everything else has a name of its own. The numbers behind a row lead to examples of it.
  </p>`,
  parts: [
    { id: 'rules', title: 'Rules for custom events', body: html`${ruleNotes()}${ruleTable()}${withoutRule}` },
    { id: 'ga4-events', title: 'Names of everything else', body: nameTable(named) },
    { id: 'limits', title: 'Limits', body: limitTable() },
  ],
});

const ruleNotes = () => prose(docOf(declared('channels/ga4/ga4-rule.ts', 'Ga4Rule')));

const withoutRule = html`<p>
  An event no row fits is sent as <code>deprecated_event</code> with <code>legacy_category</code>,
  <code>legacy_action</code> and <code>legacy_label</code>. Where a row fits but cannot be followed, for want
  of a required parameter or because two rows say different things, it is
  <code>ga4_event_mapping_error</code> with the same and one of the <a href="#error-reasons">reasons</a> in
  <code>error_reason</code> (Tracking §5). An event whose <code>event_type</code> is <code>ga4</code> brings
  its name along in <code>event_name</code>; it has to be one of this table.
</p>`;

function ruleTable() {
  return table({
    caption: inline(docOf(declared('channels/ga4/ga4-rules.ts', 'ga4Rules'))),
    look: 'rules',
    columns: ['GA4 name', 'Category', 'Action', 'Label', 'Parameters', 'Examples'],
    rows: rules().map(({ id, rule: [category, action, label, name, params = {}], shownBy }) => ({
      id,
      find: 'rule',
      cells: [
        html`<a href="#${id}"><code>${name}</code></a>`,
        alternatives(category),
        alternatives(action),
        alternatives(label),
        html`<ul class="plain">
          ${Object.entries(params).map(([key, value]) => html`<li><code>${key}</code>: ${setting(value)}</li>`)}
        </ul>`,
        exampleLinks(shownBy),
      ],
    })),
  });
}

/** @param {string} cell */
function alternatives(cell) {
  if (cell === '*') return html`<span class="quiet">any</span>`;
  return codes(cell.split('|'));
}

/** @param {readonly string[]} all */
const codes = (all) =>
  joined(
    all.map((each) => html`<code>${breakable(each)}</code>`),
    ', ',
  );

/** What a parameter is set to: `the label, required`. @param {string | number | boolean} value */
function setting(value) {
  const [, place, mark] = /^\$(\w+)(!?)$/.exec(String(value)) ?? [];
  if (!place) return html`<code>${JSON.stringify(value)}</code>`;
  return html`the ${place.replaceAll('_', ' ')}${mark && html`, <strong>required</strong>`}`;
}

/** @param {readonly Named[]} named */
const nameTable = (named) =>
  table({
    caption: 'What the data layer calls pages, lists, leads and e-commerce events',
    look: 'names',
    columns: ['The page says', 'Classic name', 'GA4 name', 'Examples'],
    rows: named.map(({ message, event, classic, kinds, ga4, shownBy }) => ({
      id: `name-${slug(event || message)}`,
      find: 'name',
      cells: [
        html`<a href="#${message}"><code>${breakable(event || message)}</code></a>`,
        [names(classic), kinds.map((kind) => html` with <code>ecommerce_event: ${breakable(kind)}</code>`)],
        names(ga4),
        exampleLinks(shownBy),
      ],
    })),
  });

/** @param {readonly string[]} all */
const names = (all) => (all.length > 0 ? codes(all) : html`<span class="quiet">not sent</span>`);

function limitTable() {
  return table({
    caption: 'What GA4 takes; what is over is cut or left out, and what is left out is warned of',
    look: 'limits',
    columns: ['Limit', 'Value'],
    rows: limits().map(({ id, what, value }) => ({
      id: `limit-${id}`,
      find: 'limit',
      cells: [inline(what), html`<code>${value}</code>`],
    })),
  });
}
