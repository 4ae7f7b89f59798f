import type { FlowEvent } from '@crema/flow-form';
import type { LeadDataInput } from '@crema/tracking';

/** The leads that an event in a flow is (Tracking §3): somebody has an account now, or agreed to the newsletter. */
export function leadsOf(event: FlowEvent): readonly LeadDataInput[] {
  if (event.type !== 'registered') return [];
  return [
    ...(event.hasAccount ? [{ lead_id: 'registration' }] : []),
    ...(event.newsletter ? [{ lead_id: 'newsletter' }] : []),
  ];
}
