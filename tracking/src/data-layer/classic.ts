import { missingParameters } from '../log/core-texts.ts';
import type { Format } from './format.ts';
import { messageFields } from './message-fields.ts';
import { firstPosition } from './positions.ts';
import { lackingParameters } from './required-parameters.ts';

/**
 * The classic format of the data layer: a message's own fields, under the message's own name as `event`; what an
 * e-commerce event is called stands in `ecommerce_event`.
 */
export const classic: Format = (event, context, warn) => {
  const { name, data } = event;
  const record = messageFields(event, context);
  record['event'] = name;
  if (name === 'InitialPageData') {
    const lacking = lackingParameters(data);
    if (lacking.length > 0) warn(missingParameters(data.page_type ?? '', lacking));
  } else if (name === 'EcommerceEventData') {
    // `purchase_ga4` is the other format's own purchase.
    if (data.event === 'purchase_ga4') return [];
    record['ecommerce_event'] = data.event;
    record['ecommerce'] = Object.assign({}, data.ecommerce);
  } else if (name === 'ItemListData') {
    const first = firstPosition(data);
    const items = data.items?.map((item, index) => Object.assign({ position: first + index }, item));
    record['ecommerce'] = { items };
  }
  return [record];
};
