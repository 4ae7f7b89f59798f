import type { ChannelRecord } from '../channel.ts';
import type { AnyEvent } from '../any-event.ts';
import { joinSubscription } from '../../messages/schema/subscription-info.ts';

/** What an event says, as records hold it: its scope says nothing to others, a subscription becomes a text. */
export function ownFields(data: AnyEvent['data']): ChannelRecord {
  const { scope: _, subscription_info, ...fields } = data;
  return subscription_info ? { ...fields, subscription_info: joinSubscription(subscription_info) } : fields;
}
