export type { CollectOnTrackApi, Counts, Received } from './api/api.ts';
export { install } from './install/install.ts';
export type { Channel, ChannelRecord, ComposeContext, Composition } from './channels/channel.ts';
export type { ConsentSnapshot } from './visit/consent/consent.ts';
export type { PageEvent, TrackedEvent } from './page/tracked-event.ts';
export type { ExactagOptions } from './channels/exactag/sender.ts';
export type { CookieNames, SiteFacts } from './visit/visit-options.ts';
export type { InstallOptions, SiteKey } from './api/options.ts';
export type { Ga4Rule } from './channels/ga4/ga4-rules.ts';
export type { Decision, Events } from './log/events.ts';
export {
  sendCustomEvent,
  sendEcommerceEvent,
  sendInitialPageData,
  sendItemList,
  sendLead,
  sendProductSource,
  sendReset,
} from './install/send.ts';
export type { TagManagerOptions } from './channels/data-layer/tag-manager-options.ts';
export type { CustomEventDataInput } from './messages/schema/custom-event-data.ts';
export type { EcommerceEventDataInput } from './messages/schema/ecommerce-event-data.ts';
export type { InitialPageDataInput } from './messages/schema/initial-page-data.ts';
export type { ItemListDataInput } from './messages/schema/item-list-data.ts';
export type { OwnPageTypes, PageType } from './messages/schema/page-type.ts';
export type { ItemInput } from './messages/schema/kinds.ts';
export type { LeadDataInput } from './messages/schema/lead-data.ts';
export type { ProductSourceEventDataInput } from './messages/schema/product-source-event-data.ts';
export { version } from './version.ts';
