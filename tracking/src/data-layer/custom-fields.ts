import type { CustomEventData } from '../schema/custom-event-data.ts';
import { joinSubscription } from '../schema/subscription-info.ts';

/** The fields by which a page names a custom event. */
const names = /^event_(category|action|label|type|name)$/;

/** Copies what an event says: everything, or what it says beside the fields that name it. */
export function copyCustomFields(
  which: 'all' | 'details',
  { subscription_info, ...fields }: CustomEventData,
  into: Record<string, unknown>,
): void {
  Object.assign(into, fields, { scope: undefined });
  if (which === 'details') for (const field of Object.keys(fields)) if (names.test(field)) delete into[field];
  if (subscription_info) into['subscription_info'] = joinSubscription(subscription_info);
}
