import type { CustomEventDataInput } from './schema/custom-event-data.ts';
import type { EcommerceEventDataInput } from './schema/ecommerce-event-data.ts';
import type { InitialPageDataInput } from './schema/initial-page-data.ts';
import type { ItemListDataInput } from './schema/item-list-data.ts';
import type { LeadDataInput } from './schema/lead-data.ts';
import type { MessageName } from './schema/message-names.ts';
import type { ProductSourceEventDataInput } from './schema/product-source-event-data.ts';

function post(name: MessageName, data?: object): void {
  window.postMessage(JSON.stringify({ event_name: name, data }), '/');
}

/** Tells of a page view. It may be sent before the library is installed only if something else keeps the message. */
export function sendInitialPageData(data: InitialPageDataInput): void {
  post('InitialPageData', data);
}

/** Tells of something a visitor did. */
export function sendCustomEvent(data: CustomEventDataInput): void {
  post('CustomEventData', data);
}

/** Tells of something that concerns a cart, an order or wishes. */
export function sendEcommerceEvent(data: EcommerceEventDataInput): void {
  post('EcommerceEventData', data);
}

/** Tells which items a list shows. */
export function sendItemList(data: ItemListDataInput): void {
  post('ItemListData', data);
}

/** Tells of a lead. */
export function sendLead(data: LeadDataInput): void {
  post('LeadData', data);
}

/** Tells on which tile a product was clicked. */
export function sendProductSource(data: ProductSourceEventDataInput): void {
  post('ProductSourceEventData', data);
}

/** Has the library begin anew. */
export function sendReset(): void {
  post('Reset');
}
