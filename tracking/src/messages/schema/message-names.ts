/** The names a page message may carry (Tracking §1). */
export const messageNames = [
  'InitialPageData',
  'CustomEventData',
  'ProductSourceEventData',
  'EcommerceEventData',
  'ItemListData',
  'LeadData',
  'Reset',
] as const;

/** The name of a page message. */
export type MessageName = (typeof messageNames)[number];
