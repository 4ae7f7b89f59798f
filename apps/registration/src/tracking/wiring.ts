import type { Site, SiteKey } from '@crema/flow-domain';
import {
  type CustomEventDataInput,
  install,
  type LeadDataInput,
  sendCustomEvent,
  sendInitialPageData,
  sendLead,
} from '@crema/tracking';
import type { Brand } from '../brand/brand.ts';
import type { ServedRoute } from '../routes/route.ts';

/** The library as the app calls it. */
export interface Wired {
  page(route: ServedRoute): void;
  event(message: CustomEventDataInput): void;
  readonly lead: (message: LeadDataInput) => void;
}

/** Installs the tracking library and turns pages into page messages (Tracking §1). */
export function wire(brand: Brand, site: Site<SiteKey>): Wired {
  install({
    ga4: 'consent',
    ...brand.tracking,
    site: site.key,
    cardWord: brand.cardWord,
    queueBeforePageData: true,
  });
  return {
    page: ({ id, pageType }) =>
      sendInitialPageData({
        page_name: id,
        page_type: pageType,
        language: site.pageLanguage,
        is_spa: true,
        // Nobody on these pages waits to hear that the tags have fired.
        emit_tracking_executed_event: false,
        node_level_1: 'registration',
        node_level_2: id,
      }),
    event: sendCustomEvent,
    lead: sendLead,
  };
}
