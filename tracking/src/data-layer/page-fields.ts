import type { ComposeContext } from '../channels/channel.ts';
import type { PageEvent } from '../page/tracked-event.ts';
import { initialPageData } from '../schema/initial-page-data.ts';
import { joinSubscription } from '../schema/subscription-info.ts';
import { copyFields, fieldsOf } from './fields.ts';
import { visitorFields } from './visitor-fields.ts';

const levels = ['node_level_1', 'node_level_2', 'node_level_3', 'node_level_4', 'node_level_5'] as const;
const unsent = [...levels, 'scope', 'emit_tracking_executed_event', 'exactag_site_group', 'exactag_level'];
const fields = fieldsOf(initialPageData, unsent);

/** What both data-layer formats say of a page and of who sees it, the most telling first. */
export function pageFields({ data, path }: PageEvent, { site, consent, customer }: ComposeContext) {
  const record: Record<string, unknown> = { site, page_path: path, ...visitorFields(consent) };
  const structure = levels.flatMap((level) => data[level] || []).join('.');
  if (structure) record['structure_node'] = structure;
  copyFields(fields, data, record);
  if (data.subscription_info) record['subscription_info'] = joinSubscription(data.subscription_info);
  // Whatever is known of the customer, without statistics nobody is named.
  return Object.assign(record, customer, visitorFields(consent));
}
