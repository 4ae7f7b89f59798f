import type { Format } from './format.ts';
import { messageFields, isNamed, firstPosition } from './message-fields.ts';

/**
 * The classic format of the data layer: a message's own fields, with the message's name as `event`. The name of an e-commerce event
 * is in `ecommerce_event`.
 */
export const classic: Format = (event, context) => {
  const { name, data } = event;
  if (name === 'CustomEventData' && !isNamed(data)) return [];
  const record = messageFields(event, context);
  record['event'] = name;
  if (name === 'EcommerceEventData') {
    // `purchase_ga4` is the purchase of the GA4 format.
    if (data.event === 'purchase_ga4') return [];
    record['ecommerce_event'] = data.event;
    // A deep copy, so that a tag that changes the items does not affect other channels.
    const items = data.ecommerce?.items?.map((item) => ({ ...item }));
    record['ecommerce'] = Object.assign({}, data.ecommerce, items && { items });
  } else if (name === 'ItemListData') {
    const first = firstPosition(data);
    const items = data.items?.map((item, index) => Object.assign({ position: first + index }, item));
    record['ecommerce'] = { items };
  }
  return [record];
};
