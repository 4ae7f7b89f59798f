import type { Flow, Site, SiteKey } from '@crema/flow-domain';
import type { FlowEvent } from '@crema/flow-form';
import { type CustomEventDataInput, install, sendCustomEvent, sendInitialPageData } from '@crema/tracking';
import type { Brand } from '../brand/brand.ts';
import type { Reports } from './reports.ts';

/** How tracking calls the ways to register. */
const methods: Readonly<Record<Flow, string>> = {
  standalone: 'webshop',
  checkout: 'checkout',
  community: 'community',
  'community-request': 'community',
  'loyalty-card': 'card',
  'invoice-address': 'webshop',
};

/** The page message of an event in a flow. Fields are told by their names, never by what was entered. */
function customEvent(event: FlowEvent, { cardWord }: Pick<Brand, 'cardWord'>): CustomEventDataInput {
  switch (event.type) {
    case 'registered':
      return {
        event_category: 'registration',
        // Only who has an account now has signed up; a guest's order and a customer's request are answered well.
        event_action: event.hasAccount ? 'success' : 'save success',
        event_label: methods[event.flow],
      };
    case 'refused':
      return {
        event_category: 'registration',
        event_action: 'validation error',
        event_label: event.fields.join(','),
      };
    case 'addressSaved':
      return {
        event_category: 'registration',
        event_action: 'address saved',
        event_label: methods[event.flow],
      };
    case 'addressSkipped':
      return {
        event_category: 'registration',
        event_action: 'address skipped',
        event_label: methods[event.flow],
      };
    // The words are the specification's (Registration §2, form 9).
    case 'cardNoticeShown':
      return {
        event_category: 'login / registration',
        event_action: `${cardWord} registration disabled`,
      };
    case 'failed':
      return { event_category: 'registration', event_action: 'error', event_label: event.problem };
  }
}

/** Installs the tracking library and turns what happens in the app into page messages (Tracking §1). */
export function wire(brand: Brand, site: Site<SiteKey>): Reports {
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
    flow: (event) => sendCustomEvent(customEvent(event, brand)),
  };
}
