import type { ItemListData } from '../../messages/schema/item-list-data.ts';
import type { ComposeContext } from '../channel.ts';
import type { TrackedEvent } from '../../page/tracked-event.ts';
import type { ConsentSnapshot } from '../../visit/consent/consent.ts';
import { joinSubscription } from '../../messages/schema/subscription-info.ts';
import { statistics } from '../../visit/consent/groups.ts';
import type { CustomEventData } from '../../messages/schema/custom-event-data.ts';

/**
 * Returns the fields about the visitor that every record has: the active consent groups and, without statistics, the text
 * `noConsent` instead of the customer's identifier (Tracking §6).
 */
export function visitorFields({ groups, grants }: ConsentSnapshot): Record<string, unknown> {
  return grants([statistics]) ? { consent: groups } : { consent: groups, customer_id: 'noConsent' };
}

/** Returns true if a custom event has category and action. Otherwise it is skipped (Tracking §5). */
export const isNamed = ({ event_category, event_action }: CustomEventData): boolean =>
  !!event_category && !!event_action;

/** Returns the position of a list's first item: 1 + (list_page_number - 1) * max_items_per_page (Tracking §5). */
export function firstPosition({ list_page_number, max_items_per_page, items = [] }: ItemListData): number {
  // Without a page number it is the first page. Without a maximum the page has all its items.
  return 1 + ((list_page_number || 1) - 1) * (max_items_per_page || items.length);
}

const levels = ['node_level_1', 'node_level_2', 'node_level_3', 'node_level_4', 'node_level_5'] as const;

/** Fields for the library or the affiliate channel, and fields that records have in another form. */
const unsent = [
  ...levels,
  'scope',
  'items',
  'exactag_level',
  'exactag_site_group',
  'emit_tracking_executed_event',
];

/**
 * Returns the fields that both data-layer formats have for a message and, with a page, for its visitor. Fields that records must not
 * have, and those in `excluded`, are undefined.
 */
export function messageFields(
  event: TrackedEvent,
  { site, consent, page }: ComposeContext,
  excluded: readonly string[] = [],
): Record<string, unknown> {
  const visitor = visitorFields(consent);
  // One `Object.assign`, because spreading or single assignments take twenty times longer in older browsers.
  const record: Record<string, unknown> = Object.assign({}, visitor, event.data);
  for (const names of [unsent, excluded]) {
    for (const field of names) if (record[field] !== undefined) record[field] = undefined;
  }
  if ('subscription_info' in event.data && event.data.subscription_info) {
    record['subscription_info'] = joinSubscription(event.data.subscription_info);
  }
  if (event.name !== 'InitialPageData') return record;
  const { data } = event;
  const structure_node = levels.flatMap((level) => data[level] || []).join('.') || undefined;
  // Last, so that without statistics customer data cannot add an identifier.
  return Object.assign(
    record,
    { site, locale: page?.locale, page_path: page?.path, structure_node },
    page?.customer?.(),
    visitor,
  );
}
