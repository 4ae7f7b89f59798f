import type { ComposeContext } from '../channels/channel.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import { initialPageData } from '../schema/initial-page-data.ts';
import { joinSubscription } from '../schema/subscription-info.ts';
import { visitorFields } from './visitor-fields.ts';

const levels = ['node_level_1', 'node_level_2', 'node_level_3', 'node_level_4', 'node_level_5'] as const;

/** Fields for the library itself or the affiliate channel, and those that records hold in another form. */
const unsent = ['scope', 'items', 'exactag_level', 'exactag_site_group', 'emit_tracking_executed_event'];

/**
 * The fields of a page, in the schema's order: a page may have more than GA4 takes, and then the first ones are kept, in
 * whatever order they came.
 */
const pageFields = Object.keys(initialPageData).filter(
  (field) => !unsent.includes(field) && !field.startsWith('node_level'),
);

/**
 * What both data-layer formats say of a message and, with a page, of who sees it. What has no place in a record, and what
 * is named besides, is undefined in it.
 */
export function messageFields(
  { name, data }: TrackedEvent,
  { site, consent, page, customer }: ComposeContext,
  besides: readonly string[] = [],
): Record<string, unknown> {
  const visitor = visitorFields(consent);
  let record: Record<string, unknown>;
  if (name === 'InitialPageData') {
    record = Object.assign({ site, page_path: page?.path }, visitor);
    record['structure_node'] = levels.flatMap((level) => data[level] || []).join('.') || undefined;
    const told: Readonly<Record<string, unknown>> = data;
    for (const field of pageFields) if (told[field] !== undefined) record[field] = told[field];
  } else {
    // All at once, and not spread: browsers of some years ago take twenty times as long for either.
    record = Object.assign({}, visitor, data);
    for (const field of unsent) if (record[field] !== undefined) record[field] = undefined;
    for (const field of besides) if (record[field] !== undefined) record[field] = undefined;
  }
  if ('subscription_info' in data && data.subscription_info) {
    record['subscription_info'] = joinSubscription(data.subscription_info);
  }
  // Whatever is known of the customer, without statistics nobody is named.
  return name === 'InitialPageData' ? Object.assign(record, customer, visitor) : record;
}
