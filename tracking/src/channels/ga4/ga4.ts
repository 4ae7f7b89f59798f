import {
  mappingFailed,
  skippedForGa4,
  tooManyItems,
  tooManyParams,
  unknownEventType,
  pageNotices,
} from './ga4-notices.ts';
import type { Ga4Rule } from './ga4-rules.ts';
import { ga4Rules as ownRules } from './ga4-rules.ts';
import { messageFields, isNamed, firstPosition, visitorFields } from '../data-layer/message-fields.ts';
import { commerceName, ga4Items, itemBound } from './ga4-ecommerce.ts';
import type { Format } from '../data-layer/format.ts';
import { limitParams, limitTexts } from './limits.ts';
import { createRuleTable } from './rule-table.ts';
import { createMapEvent } from './map-event.ts';

/** The fields that name a custom event. The record has the GA4 name instead. */
const names = ['event_category', 'event_action', 'event_label', 'event_type', 'event_name'];

/** Options of the GA4 format. */
interface Ga4Settings {
  /** The shop's own rules for names. */
  readonly ga4Rules?: readonly Ga4Rule[];
  /** Brand word of the loyalty card. */
  readonly cardWord: string;
}

/** Creates the GA4 format. Uses the shop's own rules for names, if there are any. */
export type CreateGa4 = (settings: Ga4Settings) => Format;

/** Creates the GA4 format of the data layer: GA4's names for events, within GA4's limits. */
export const createGa4: CreateGa4 = ({ ga4Rules = ownRules, cardWord }) => {
  const mapEvent = createMapEvent(createRuleTable(ga4Rules, cardWord));
  return (message, context, warn) => {
    const { name, data } = message;
    const limited = (event: string, params: Record<string, unknown>) => {
      // The event's name is not one of its parameters.
      params['event'] = undefined;
      const dropped = limitParams(params);
      if (dropped[0]) warn(tooManyParams(event, dropped));
      params['event'] = event;
      return params;
    };
    if (name === 'InitialPageData') {
      pageNotices(data).forEach(warn);
      return [limited('page_view', messageFields(message, context))];
    }

    if (name === 'CustomEventData') {
      if (!isNamed(data)) {
        warn(skippedForGa4);
        return [];
      }
      const mapped = mapEvent(data);
      const { error_reason } = mapped.params;
      if (typeof error_reason === 'string') warn(mappingFailed(error_reason));
      const type = data.event_type;
      if (type && type !== 'ga4') warn(unknownEventType(type));
      const all = mapped.detailed ? messageFields(message, context, names) : visitorFields(context.consent);
      return [limited(mapped.name, Object.assign(all, mapped.params))];
    }
    if (name === 'EcommerceEventData') {
      const event = commerceName(data, context);
      if (!event) return [];
      const { payment_type, shipping_method } = context.page?.data ?? {};
      const { items = [], list_name: item_list_name, checkout_option } = data.ecommerce ?? {};
      const ecommerce: Record<string, unknown> = Object.assign({}, data.ecommerce, {
        list_name: undefined,
        item_list_name,
      });
      if (event === 'add_payment_info') ecommerce['payment_type'] = payment_type ?? checkout_option;
      if (event === 'add_shipping_info') ecommerce['shipping_tier'] = shipping_method ?? checkout_option;
      limitTexts(ecommerce);
      ecommerce['items'] = ga4Items(items.slice(0, itemBound));
      if (items.length > itemBound) warn(tooManyItems(event, items.length));
      return [limited(event, Object.assign(messageFields(message, context), { ecommerce }))];
    }
    if (name === 'ItemListData') {
      const { items = [] } = data;
      const first = firstPosition(data);
      const records = [];
      // A list that is too long for GA4 is sent in parts. The index gives each item's position.
      for (let start = 0; start < items.length || start === 0; start += itemBound) {
        const part = items.slice(start, start + itemBound);
        const ecommerce = { item_list_name: part[0]?.list_name, items: ga4Items(part, first + start) };
        records.push(
          limited('view_item_list', Object.assign(messageFields(message, context), { ecommerce })),
        );
      }
      return records;
    }
    if (name === 'LeadData') {
      const { lead_id, lead_value: value } = data;
      return [limited('generate_lead', { ...visitorFields(context.consent), lead_id, value })];
    }
    return [];
  };
};
