import type { ComposeContext } from '../channels/channel.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import { copyFields } from './fields.ts';
import { visitorFields } from './visitor-fields.ts';

const levels = ['node_level_1', 'node_level_2', 'node_level_3', 'node_level_4', 'node_level_5'] as const;

/** What both data-layer formats say of a message and, with a page, of who sees it: the most telling first. */
export function messageFields(
  { name, data }: TrackedEvent,
  { site, consent, page, customer }: ComposeContext,
): Record<string, unknown> {
  const visitor = visitorFields(consent);
  if (name !== 'InitialPageData') {
    copyFields(data, visitor);
    return visitor;
  }
  const record: Record<string, unknown> = { site, page_path: page?.path, ...visitor };
  const structure = levels.flatMap((level) => data[level] || []).join('.');
  if (structure) record['structure_node'] = structure;
  copyFields(data, record);
  // Whatever is known of the customer, without statistics nobody is named.
  return Object.assign(record, customer, visitor);
}
