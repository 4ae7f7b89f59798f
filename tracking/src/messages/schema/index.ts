export { commerceEvents, ecommerce } from './ecommerce.ts';
export type { CommerceEvent } from './ecommerce.ts';
export { customEventData } from './custom-event-data.ts';
export type { CustomEventData, CustomEventDataInput } from './custom-event-data.ts';
export { ecommerceEventData } from './ecommerce-event-data.ts';
export type { EcommerceEventData, EcommerceEventDataInput } from './ecommerce-event-data.ts';
export { initialPageData } from './initial-page-data.ts';
export type { InitialPageData, InitialPageDataInput } from './initial-page-data.ts';
export { itemListData } from './item-list-data.ts';
export type { ItemListData, ItemListDataInput } from './item-list-data.ts';
export { item } from './item.ts';
export type { Kind, Schema } from './kind.ts';
export type { AbTest, Data, Ecommerce, Input, Inputs, Item, ItemInput, Values } from './kinds.ts';
export { leadData } from './lead-data.ts';
export type { LeadData, LeadDataInput } from './lead-data.ts';
export { messageNames, parseMessage, schemas } from './parse-message.ts';
export type { MessageName, EventMessage, Message, Messages, PageMessage } from './parse-message.ts';
export { productSourceEventData } from './product-source-event-data.ts';
export type { ProductSourceEventData, ProductSourceEventDataInput } from './product-source-event-data.ts';
export type { Findings } from './read.ts';
export { joinSubscription, subscriptionInfo } from './subscription-info.ts';
export type { SubscriptionInfo, SubscriptionInfoInput, SubscriptionPart } from './subscription-info.ts';
export {
  readTrackerRecord,
  trackerAlways,
  trackerChoices,
  trackerFields,
  trackerVisit,
} from './tracker-record.ts';
export type { ReadTrackerRecord, TrackerRecord } from './tracker-record.ts';
