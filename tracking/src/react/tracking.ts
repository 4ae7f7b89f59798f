import {
  sendCustomEvent,
  sendEcommerceEvent,
  sendInitialPageData,
  sendItemList,
  sendLead,
  sendProductSource,
} from '../install/send.ts';

/** What a component can tell. The functions are the same for ever, so that effects may depend on them. */
export const tracking = {
  page: sendInitialPageData,
  custom: sendCustomEvent,
  commerce: sendEcommerceEvent,
  list: sendItemList,
  lead: sendLead,
  productSource: sendProductSource,
} as const;

/** What a component can tell. */
export type Tracking = typeof tracking;
