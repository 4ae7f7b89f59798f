import { customEventData } from '../schema/custom-event-data.ts';
import type { CustomEventData } from '../schema/custom-event-data.ts';
import { joinSubscription } from '../schema/subscription-info.ts';
import { copyFields, fieldsOf } from './fields.ts';

const all = fieldsOf(customEventData, ['scope']);
const names = new Set(['event_category', 'event_action', 'event_label', 'event_type', 'event_name']);
const details = all.filter((field) => !names.has(field));

/** Copies what an event says: everything, or what it says beside the fields that name it. */
export function copyCustomFields(
  which: 'all' | 'details',
  data: CustomEventData,
  into: Record<string, unknown>,
): void {
  copyFields(which === 'all' ? all : details, data, into);
  if (data.subscription_info) into['subscription_info'] = joinSubscription(data.subscription_info);
}
