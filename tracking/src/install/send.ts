import { attempt } from '../browser/attempt.ts';
import { reasonOf } from '../browser/reason-of.ts';
import { toJson } from '../browser/json.ts';
import { begin } from './install.ts';
import type { CustomEventDataInput } from '../messages/schema/custom-event-data.ts';
import type { EcommerceEventDataInput } from '../messages/schema/ecommerce-event-data.ts';
import type { InitialPageDataInput } from '../messages/schema/initial-page-data.ts';
import type { ItemListDataInput } from '../messages/schema/item-list-data.ts';
import type { LeadDataInput } from '../messages/schema/lead-data.ts';
import type { MessageName } from '../messages/schema/parse-message.ts';
import type { ProductSourceEventDataInput } from '../messages/schema/product-source-event-data.ts';

function post(name: MessageName, data?: object): void {
  attempt(begin);
  const write = (payload?: unknown) => window.postMessage(toJson({ event_name: name, data: payload }), '/');
  // If the data cannot be converted to JSON, the reason is posted as text. The library ignores it and logs the reason.
  attempt(
    () => write(data),
    (thrown) => attempt(() => write(reasonOf(thrown))),
  );
}

/** Sends a page view. Messages before the installation are kept until then. */
export function sendInitialPageData(data: InitialPageDataInput): void {
  post('InitialPageData', data);
}

/** Sends a custom event. */
export function sendCustomEvent(data: CustomEventDataInput): void {
  post('CustomEventData', data);
}

/** Sends an event about a cart, an order or a wishlist. */
export function sendEcommerceEvent(data: EcommerceEventDataInput): void {
  post('EcommerceEventData', data);
}

/** Sends the items of a list. */
export function sendItemList(data: ItemListDataInput): void {
  post('ItemListData', data);
}

/** Sends a lead. */
export function sendLead(data: LeadDataInput): void {
  post('LeadData', data);
}

/** Sends the tile on which a product was clicked. */
export function sendProductSource(data: ProductSourceEventDataInput): void {
  post('ProductSourceEventData', data);
}

/** Resets the library. */
export function sendReset(): void {
  post('Reset');
}
