// The names the library uses on `window` are known to whoever imports it.
import './environment/window.ts';

export type { CollectOnTrackApi, Counts } from './install/api.ts';
export { install } from './install/install.ts';
export type { ExactagOptions, ExtensionOptions, SiteFacts } from './extension/extension-options.ts';
export type { InstallOptions, SiteKey } from './install/options.ts';
export type { Ga4Rule } from './ga4/ga4-rule.ts';
export { ga4Rules } from './ga4/ga4-rules.ts';
export type { Decision, Events } from './log/events.ts';
export {
  sendCustomEvent,
  sendEcommerceEvent,
  sendInitialPageData,
  sendItemList,
  sendLead,
  sendProductSource,
  sendReset,
} from './messages/send.ts';
export type { TagManagerOptions } from './tag-manager/tag-manager-options.ts';
export type { CustomEventDataInput } from './schema/custom-event-data.ts';
export type { EcommerceEventDataInput } from './schema/ecommerce-event-data.ts';
export type { InitialPageDataInput } from './schema/initial-page-data.ts';
export type { ItemListDataInput } from './schema/item-list-data.ts';
export type { ItemInput } from './schema/kinds.ts';
export type { LeadDataInput } from './schema/lead-data.ts';
export type { ProductSourceEventDataInput } from './schema/product-source-event-data.ts';
export { version } from './version.ts';
