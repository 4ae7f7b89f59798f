import type { ChannelRecord, ComposeContext } from '../channels/channel.ts';
import { statistics } from '../consent/consent.ts';
import { copyCustomFields } from '../data-layer/custom-fields.ts';
import { visitorFields } from '../data-layer/visitor-fields.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import type { VisitFacts } from '../visit/visit.ts';

/**
 * The payload of the internal tracker (Tracking §3): the event's own fields and what is known of the visit. Without
 * statistics the customer is `noConsent`, and no session id and no long-term token is attached (Tracking §6).
 */
export function trackerPayload(
  event: TrackedEvent,
  { page, consent, customer }: ComposeContext,
  facts: VisitFacts,
): ChannelRecord {
  const payload: Record<string, unknown> = {};
  if (event.name === 'CustomEventData') copyCustomFields('all', event.data, payload);
  else if (event.name === 'EcommerceEventData') Object.assign(payload, event.data, { scope: undefined });
  const identity = consent.grants([statistics]) && {
    customer_id: customer?.['customer_id'],
    custom_short_term_id: facts.sessionId,
    token: facts.longTermToken,
  };
  return {
    ...payload,
    url: facts.url,
    hostname: facts.hostname,
    page_path: page?.path,
    device_type: facts.deviceType,
    screen_breakpoint: facts.screenBreakpoint,
    screen_size: facts.screenSize,
    user_agent: facts.userAgent,
    ...facts.attribution,
    ...identity,
    ...visitorFields(consent),
  };
}
