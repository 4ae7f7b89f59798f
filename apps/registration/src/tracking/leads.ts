import type { FlowEvent } from '@crema/flow-form';
import type { LeadDataInput } from '@crema/tracking';

/** Returns the leads of an event in a flow (Tracking §3): a new account, or a consent to the newsletter. */
export function leadsOf(event: FlowEvent): readonly LeadDataInput[] {
  if (event.type !== 'registered') return [];
  return [
    ...(event.hasAccount ? [{ lead_id: 'registration' }] : []),
    ...(event.newsletter ? [{ lead_id: 'newsletter' }] : []),
  ];
}
