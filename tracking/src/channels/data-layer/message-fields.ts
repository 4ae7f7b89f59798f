import { joinSubscription } from '../../messages/schema/subscription-info.ts';
import type { TrackedEvent } from '../../page/tracked-event.ts';
import type { ComposeContext } from '../channel.ts';
import { visitorFields } from './visitor-fields.ts';

const levels = ['node_level_1', 'node_level_2', 'node_level_3', 'node_level_4', 'node_level_5'] as const;

/** Fields for the library itself or the affiliate channel, and those that records hold in another form. */
const unsent = [
  ...levels,
  'scope',
  'items',
  'exactag_level',
  'exactag_site_group',
  'emit_tracking_executed_event',
];

/**
 * What both data-layer formats say of a message and, with a page, of who sees it. What has no place in a record, and what
 * is named besides, is undefined in it.
 */
export function messageFields(
  event: TrackedEvent,
  { site, consent, page }: ComposeContext,
  besides: readonly string[] = [],
): Record<string, unknown> {
  const visitor = visitorFields(consent);
  // All at once, and not spread: browsers of some years ago take twenty times as long for either.
  const record: Record<string, unknown> = Object.assign({}, visitor, event.data);
  for (const names of [unsent, besides]) {
    for (const field of names) if (record[field] !== undefined) record[field] = undefined;
  }
  if ('subscription_info' in event.data && event.data.subscription_info) {
    record['subscription_info'] = joinSubscription(event.data.subscription_info);
  }
  if (event.name !== 'InitialPageData') return record;
  const { data } = event;
  const structure_node = levels.flatMap((level) => data[level] || []).join('.') || undefined;
  // Whatever is known of the customer, without statistics nobody is named.
  return Object.assign(
    record,
    { site, locale: page?.locale, page_path: page?.path, structure_node },
    page?.customer?.(),
    visitor,
  );
}
