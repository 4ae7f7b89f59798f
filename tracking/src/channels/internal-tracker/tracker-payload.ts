import type { ChannelRecord, ComposeContext } from '../channel.ts';
import { statistics } from '../../visit/consent/groups.ts';
import { visitorFields } from '../data-layer/visitor-fields.ts';
import type { AnyEvent } from '../any-event.ts';
import type { VisitFacts } from '../../visit/visit.ts';
import { cleanAddress } from '../../page/clean-address.ts';
import { ownFields } from './own-fields.ts';

/**
 * The payload of the internal tracker (Tracking §3): the event's own fields and what is known of the visit. Without
 * statistics the customer is `noConsent`, and no session id and no long-term token is attached (Tracking §6).
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
    // The event may have waited until another page of the same document is shown.
    url: cleanAddress(page?.url ?? browser.url),
    page_path: page?.path,
    ...attribution,
    ...identity,
    ...visitorFields(consent),
  };
}
