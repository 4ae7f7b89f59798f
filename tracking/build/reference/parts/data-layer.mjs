import { customerFields } from '../facts/customer-fields.mjs';
import { pageTypes } from '../facts/page-types.mjs';
import { recordKeys } from '../facts/record-keys.mjs';
import { jsonLine } from '../markdown/json-text.mjs';
import { blocks, code, codes, list, text } from '../markdown/markdown.mjs';
import { channelLink } from './fields.mjs';

/** What records of the data layer hold beside the fields of messages. @returns {import('../parts.mjs').Part} */
export const dataLayerPart = () => ({
  name: 'data-layer',
  title: 'In the data layer',
  about: 'the keys of records that no field of a message is',
  body: blocks(
    'Both formats stand in one `dataLayer`, so that most messages make two records there: a classic one and one for GA4. A tag manager tells them apart by `event`.',
    'A tag manager remembers every key it has seen. What the last record of the same format had and this one lacks is therefore `undefined` in it, for pages and for events each by themselves, and `{ ecommerce: null }` goes before each record with an `ecommerce` object.',
    ...recordKeys.map(({ name, formats, records, holds, absent }) =>
      blocks(
        `## ${name}`,
        text(holds),
        list([
          `Formats: ${formats.map(channelLink).join(', ')}`,
          `In records of: ${records}`,
          `Absent: ${text(absent)}`,
        ]),
      ),
    ),
  ),
  names: recordKeys.map(({ name }) => name),
});

/** What a page’s record says of a customer. @returns {import('../parts.mjs').Part} */
export const customerPart = () => ({
  name: 'customer-fields',
  title: 'Fields of the customer',
  about: 'what a page’s record says of a customer',
  body: blocks(
    'What a page’s record, in both formats, says of a customer who is logged in or remembered. The new format of customer data is that of `/service/customerfrontenddata/api/v1/psdata`, the old one that of `/json/psdata`.',
    ...customerFields().map(({ name, formats, named, sample }) =>
      blocks(
        `## ${name}`,
        list([
          `Formats of customer data: ${[...formats].sort().join(', ')}`,
          `Needs consent to ${named ? 'statistics' : 'nothing'}`,
          `Such as ${code(jsonLine(sample))}`,
        ]),
      ),
    ),
  ),
  names: customerFields().map(({ name }) => name),
});

/** The types of page that are treated unlike others. @returns {import('../parts.mjs').Part} */
export const pageTypesPart = () => ({
  name: 'page-types',
  title: 'Types of page',
  about: 'the values of `page_type` that have an effect',
  body: blocks(
    'The values of `page_type` that have an effect, written in any case; every type is sent, in lower case. What a page needs and lacks is warned of, and the page is sent all the same.',
    ...pageTypes().map(({ name, waits, needs, tellsFirstOrder }) =>
      blocks(
        `## ${name}`,
        list([
          name.endsWith('…') && 'Means everything that begins so',
          waits && 'Waits for an e-commerce event, or for the next page',
          needs.length > 0 && `Needs ${codes(needs)}`,
          tellsFirstOrder && 'Tells `first_order` of a customer whose type is known: true or false',
        ]),
      ),
    ),
  ),
});
