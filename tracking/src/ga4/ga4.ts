import type { Composition } from '../channels/channel.ts';
import { copyCustomFields } from '../data-layer/custom-fields.ts';
import { copyFields, fieldsOf } from '../data-layer/fields.ts';
import type { Format } from '../data-layer/format.ts';
import { pageFields } from '../data-layer/page-fields.ts';
import { firstPosition } from '../data-layer/positions.ts';
import { visitorFields } from '../data-layer/visitor-fields.ts';
import { catalogue, notices } from '../log/texts.ts';
import { ecommerceEventData } from '../schema/ecommerce-event-data.ts';
import { ecommerce } from '../schema/ecommerce.ts';
import { itemListData } from '../schema/item-list-data.ts';
import { commerceName } from './commerce-name.ts';
import { ga4Items, itemBound } from './ga4-items.ts';
import { limitParams } from './limits.ts';
import type { MapEvent } from './map-event.ts';

const eventFields = fieldsOf(ecommerceEventData, ['event', 'scope', 'ecommerce']);
const ecommerceFields = fieldsOf(ecommerce, ['items', 'list_name']);
const listFields = fieldsOf(itemListData, ['scope', 'items']);

function limited(
  event: string,
  params: Readonly<Record<string, unknown>>,
  ...warnings: string[]
): Composition {
  const { kept, dropped } = limitParams(params);
  if (dropped.length > 0) warnings.push(notices.tooManyParams(event, dropped));
  return { records: [Object.assign(kept, { event })], warnings };
}

/** The GA4 format of the data layer: GA4's names for events, its limits on what they carry. */
export function ga4(mapEvent: MapEvent): Format {
  return {
    name: 'ga4',
    skipped: catalogue.skippedForGa4,
    InitialPageData: (page, context) => limited('page_view', pageFields(page, context)),
    CustomEventData: (data, { consent }) => {
      const { name, params, detailed } = mapEvent(data);
      const all = visitorFields(consent);
      if (detailed) copyCustomFields('details', data, all);
      const type = data.event_type;
      const warnings = type && type !== 'ga4' ? [notices.unknownEventType(type)] : [];
      return limited(name, Object.assign(all, params), ...warnings);
    },
    EcommerceEventData: (data, context) => {
      const name = commerceName(data, context);
      if (!name) return { records: [] };
      const { payment_type, shipping_method } = context.page?.data ?? {};
      const { items = [], list_name, checkout_option } = data.ecommerce ?? {};
      const bought: Record<string, unknown> = {};
      if (data.ecommerce) copyFields(ecommerceFields, data.ecommerce, bought);
      if (list_name) bought['item_list_name'] = list_name;
      if (name === 'add_payment_info') bought['payment_type'] = payment_type ?? checkout_option;
      if (name === 'add_shipping_info') bought['shipping_tier'] = shipping_method ?? checkout_option;
      bought['items'] = ga4Items(items.slice(0, itemBound));
      const all = visitorFields(context.consent);
      copyFields(eventFields, data, all);
      all['ecommerce'] = bought;
      return items.length > itemBound
        ? limited(name, all, notices.tooManyItems(name, items.length))
        : limited(name, all);
    },
    ItemListData: (data, { consent }) => {
      const { items = [] } = data;
      const first = firstPosition(data);
      const records = [];
      // A list longer than GA4 takes goes in parts; the index tells where each belongs.
      for (let start = 0; start < items.length || start === 0; start += itemBound) {
        const part = items.slice(start, start + itemBound);
        const all = visitorFields(consent);
        copyFields(listFields, data, all);
        all['ecommerce'] = { item_list_name: part[0]?.list_name, items: ga4Items(part, first + start) };
        records.push(...limited('view_item_list', all).records);
      }
      return { records };
    },
    LeadData: ({ lead_id, lead_value: value }, { consent }) =>
      limited('generate_lead', { ...visitorFields(consent), lead_id, value }),
  };
}
