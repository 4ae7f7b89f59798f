import { customerFields } from '../facts/customer-fields.mjs';
import { recordKeys } from '../facts/record-keys.mjs';
import { pageTypes } from '../facts/page-types.mjs';
import { ga4Rules } from '../../../src/channels/ga4/ga4-rules.ts';
import { html, joined } from '../../../../scripts/page/markup/html.mjs';
import { jsonText } from '../markup/json-text.mjs';
import { breakable, inline } from '../markup/prose.mjs';
import { table } from '../../../../scripts/page/markup/table.mjs';
import { chip } from './comes-out-as.mjs';

/**
 * What stands in the data layer beside the fields of messages.
 * @returns {import('../../../../scripts/page/part.mjs').Section}
 */
export const dataLayerSection = () => ({
  id: 'data-layer',
  title: 'In the data layer',
  lead: html`<p>
      Both formats stand in one <code>dataLayer</code>, so that most messages make two records there: a
      classic one and one for GA4. A tag manager tells them apart by <code>event</code>.
    </p>
    <p>
      A tag manager remembers every key it has seen. What the last record of the same format had and this one
      lacks is therefore <code>undefined</code> in it, for pages and for events each by themselves, and
      <code>{ ecommerce: null }</code> goes before each record with an <code>ecommerce</code> object.
    </p>`,
  parts: [
    { id: 'record-keys', title: 'Keys beside a message’s fields', body: keyTable() },
    { id: 'customer-fields', title: 'Fields of the customer', body: customerTable() },
    { id: 'page-types', title: 'Types of page', body: pageTypeTable() },
    { id: 'error-reasons', title: 'Reasons of mapping errors', body: reasonTable() },
  ],
});

const keyTable = () =>
  table({
    caption: 'What a record may have that no field of its message is',
    look: 'keys',
    columns: ['Key', 'Format', 'In records of', 'Holds', 'Absent'],
    rows: recordKeys.map(({ name, formats, records, holds, absent }) => ({
      id: `key-${name}`,
      find: 'key',
      cells: [
        html`<a href="#key-${name}"><code>${breakable(name)}</code></a>`,
        formats.map((format) => html`${chip(format)} `),
        records,
        inline(holds),
        inline(absent),
      ],
    })),
  });

const customerTable = () =>
  table({
    caption:
      'What a page’s record, in both formats, says of a customer who is logged in or remembered; the new format of customer data is that of /service/customerfrontenddata/api/v1/psdata, the old one that of /json/psdata',
    look: 'customer',
    columns: ['Key', 'Formats of customer data', 'Needs consent to', 'Such as'],
    rows: customerFields().map(({ name, formats, named, sample }) => ({
      id: `customer-field-${name}`,
      find: 'customer field',
      cells: [
        html`<a href="#customer-field-${name}"><code>${breakable(name)}</code></a>`,
        [...formats].sort().join(', '),
        named ? 'statistics' : 'nothing',
        html`<code>${jsonText(sample)}</code>`,
      ],
    })),
  });

const pageTypeTable = () =>
  table({
    caption:
      'The values of page_type that have an effect, written in any case; every type is sent, in lower case. What a page needs and lacks is warned of, and the page is sent all the same.',
    look: 'page-types',
    columns: ['Page type', 'Effect'],
    rows: pageTypes().map(({ name, waits, needs, tellsFirstOrder }, index) => ({
      id: `page-type-${index + 1}`,
      find: 'page type',
      cells: [
        html`<code>${name}</code>${name.endsWith('…') && ' (everything that begins so)'}`,
        html`<ul class="plain">
          ${waits && html`<li>waits for an e-commerce event, or for the next page</li>`}
          ${needs.length > 0 && html`<li>needs ${codes(needs)}</li>`}
          ${
            tellsFirstOrder &&
            html`<li>tells <code>first_order</code> of a customer whose type is known: true or false</li>`
          }
        </ul>`,
      ],
    })),
  });

function reasonTable() {
  const settings = ga4Rules.flatMap(([, , , , params = {}]) => Object.entries(params));
  const required = settings.flatMap(([param, value]) => (/^\$.*!$/.test(String(value)) ? param : []));
  const missing = Array.from(new Set(required), (param) => `${param}_missing`);
  const reasons = [
    ['unknown_name', 'The event brings its GA4 name along, and no row of the table has it.'],
    ['rules_conflict', 'Two rows fit equally well.'],
    ['invalid_name', 'GA4 takes no event or no parameter of the name that the row gives.'],
    ['{param}_missing', html`The row requires a parameter that the event does not say: ${codes(missing)}.`],
  ];
  return table({
    caption: inline('What `error_reason` says in a `ga4_event_mapping_error`'),
    look: 'reasons',
    columns: ['Reason', 'Meaning'],
    rows: reasons.map(([reason, meaning], index) => ({
      id: `error-reason-${index + 1}`,
      find: 'reason',
      cells: [html`<code>${reason}</code>`, meaning],
    })),
  });
}

/** @param {readonly string[]} names */
const codes = (names) =>
  joined(
    names.map((name) => html`<code>${breakable(name)}</code>`),
    ', ',
  );
