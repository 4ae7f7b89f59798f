import type { Format } from './format.ts';
import { messageFields } from './message-fields.ts';
import { isNamed } from './is-named.ts';
import { firstPosition } from './positions.ts';

/**
 * The classic format of the data layer: a message's own fields, under the message's own name as `event`; what an
 * e-commerce event is called stands in `ecommerce_event`.
 */
export const classic: Format = (event, context) => {
  const { name, data } = event;
  if (name === 'CustomEventData' && !isNamed(data)) return [];
  const record = messageFields(event, context);
  record['event'] = name;
  if (name === 'EcommerceEventData') {
    // `purchase_ga4` is the other format's own purchase.
    if (data.event === 'purchase_ga4') return [];
    record['ecommerce_event'] = data.event;
    // A copy, down to the items: what a tag does with them is no other channel's business.
    const items = data.ecommerce?.items?.map((item) => ({ ...item }));
    record['ecommerce'] = Object.assign({}, data.ecommerce, items && { items });
  } else if (name === 'ItemListData') {
    const first = firstPosition(data);
    const items = data.items?.map((item, index) => Object.assign({ position: first + index }, item));
    record['ecommerce'] = { items };
  }
  return [record];
};
