import { notices } from '../log/texts.ts';
import { ecommerceEventData } from '../schema/ecommerce-event-data.ts';
import { ecommerce } from '../schema/ecommerce.ts';
import { itemListData } from '../schema/item-list-data.ts';
import { copyCustomFields } from './custom-fields.ts';
import { copyFields, fieldsOf } from './fields.ts';
import type { Format } from './format.ts';
import { pageFields } from './page-fields.ts';
import { firstPosition } from './positions.ts';
import { missingParameters } from './required-parameters.ts';
import { visitorFields } from './visitor-fields.ts';

const eventFields = fieldsOf(ecommerceEventData, ['event', 'scope', 'ecommerce']);
const ecommerceFields = fieldsOf(ecommerce, ['items']);
const listFields = fieldsOf(itemListData, ['scope', 'items']);

/**
 * The classic format of the data layer: a message's own fields, under the message's own name as `event`; what an
 * e-commerce event is called stands in `ecommerce_event`.
 */
export const classic: Format = {
  name: 'classic',
  InitialPageData: (page, context) => {
    const records = [{ event: page.name, ...pageFields(page, context) }];
    const missing = missingParameters(page.data);
    return missing.length > 0
      ? { records, warnings: [notices.missingParameters(page.data.page_type ?? '', missing)] }
      : { records };
  },
  CustomEventData: (data, { consent }) => {
    const record: Record<string, unknown> = { event: 'CustomEventData', ...visitorFields(consent) };
    copyCustomFields('all', data, record);
    return { records: [record] };
  },
  EcommerceEventData: (data, { consent }) => {
    // `purchase_ga4` is the other format's own purchase.
    if (data.event === 'purchase_ga4') return { records: [] };
    const bought: Record<string, unknown> = {};
    if (data.ecommerce) {
      copyFields(ecommerceFields, data.ecommerce, bought);
      bought['items'] = data.ecommerce.items;
    }
    const record: Record<string, unknown> = {
      event: 'EcommerceEventData',
      ecommerce_event: data.event,
      ...visitorFields(consent),
    };
    copyFields(eventFields, data, record);
    record['ecommerce'] = bought;
    return { records: [record] };
  },
  ItemListData: (data, { consent }) => {
    const first = firstPosition(data);
    const items = data.items?.map((item, index) => Object.assign({ position: first + index }, item));
    const record: Record<string, unknown> = { event: 'ItemListData', ...visitorFields(consent) };
    copyFields(listFields, data, record);
    record['ecommerce'] = { items };
    return { records: [record] };
  },
  LeadData: ({ lead_id, lead_value }, { consent }) => ({
    records: [{ event: 'LeadData', lead_id, lead_value, ...visitorFields(consent) }],
  }),
};
