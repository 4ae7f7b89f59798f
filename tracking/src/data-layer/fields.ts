import { isRecord } from '../schema/is-record.ts';
import type { Data, Schema } from '../schema/kinds.ts';
import { joinSubscription } from '../schema/subscription-info.ts';

/** Fields for the library itself or the affiliate channel, and those that records hold in another form. */
const unsent = /^(event|emit_tracking_executed_event|exactag_.+|node_level_.)$/;

/** Copies the fields that a data layer can show: texts, numbers and truth values; a subscription as text. */
export function copyFields(data: Data<Schema>, into: Record<string, unknown>, without = unsent): void {
  for (const field of Object.keys(data)) {
    const value = data[field];
    if (value === undefined || without.test(field)) continue;
    if (typeof value !== 'object') into[field] = value;
    else if (field === 'subscription_info' && isRecord(value)) into[field] = joinSubscription(value);
  }
}
