import { reasonOf } from '../browser/reason-of.ts';
import { attempt } from '../browser/attempt.ts';
import { toJson } from '../browser/to-json.ts';
import { begin } from './install.ts';
import type { CustomEventDataInput } from '../messages/schema/custom-event-data.ts';
import type { EcommerceEventDataInput } from '../messages/schema/ecommerce-event-data.ts';
import type { InitialPageDataInput } from '../messages/schema/initial-page-data.ts';
import type { ItemListDataInput } from '../messages/schema/item-list-data.ts';
import type { LeadDataInput } from '../messages/schema/lead-data.ts';
import type { MessageName } from '../messages/schema/message-names.ts';
import type { ProductSourceEventDataInput } from '../messages/schema/product-source-event-data.ts';

function post(name: MessageName, data?: object): void {
  attempt(begin);
  const write = (told?: unknown) => window.postMessage(toJson({ event_name: name, data: told }), '/');
  // What cannot be written as JSON is said by the library, which ignores a message whose data are a text.
  attempt(
    () => write(data),
    (thrown) => attempt(() => write(reasonOf(thrown))),
  );
}

/** Tells of a page view. As everything that is sent before the library is installed, it is kept until it is. */
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
