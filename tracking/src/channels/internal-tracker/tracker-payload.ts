import { cleanAddress } from '../../browser/clean-address.ts';
import type { ChannelRecord, ComposeContext, AnyEvent } from '../channel.ts';
import { joinSubscription } from '../../messages/schema/subscription-info.ts';
import { statistics } from '../../visit/consent/groups.ts';
import { visitorFields } from '../data-layer/message-fields.ts';
import type { VisitFacts } from '../../visit/visit.ts';

/** Returns an event's own fields for a record: without `scope`, and with the subscription as a text. */
export function ownFields(data: AnyEvent['data']): ChannelRecord {
  const { scope: _, subscription_info, ...fields } = data;
  return subscription_info ? { ...fields, subscription_info: joinSubscription(subscription_info) } : fields;
}

/**
 * Returns the payload of the internal tracker (Tracking §3): the event's own fields and the facts of the visit. Without statistics
 * the customer is `noConsent`, and the payload has no session id and no long-term token (Tracking §6).
 */
export function trackerPayload(
  { data }: AnyEvent,
  { page, consent }: ComposeContext,
  { browser, attribution, longTermToken, sessionId }: VisitFacts,
): ChannelRecord {
  const identity = consent.grants([statistics]) && {
    customer_id: page?.customer?.()?.['customer_id'],
    custom_short_term_id: sessionId,
    token: longTermToken,
  };
  return {
    ...ownFields(data),
    ...browser,
    // The page's own address, because the event may have waited until the document shows another page.
    url: cleanAddress(page?.url ?? browser.url),
    page_path: page?.path,
    ...attribution,
    ...identity,
    ...visitorFields(consent),
  };
}
