import { statistics } from '../../visit/consent/groups.ts';
import type { ConsentSnapshot } from '../../visit/consent/consent.ts';

/**
 * What every record says of the visitor: the groups agreed to, and without statistics the text `noConsent` where the
 * customer's identifier would stand (Tracking §6).
 */
export function visitorFields({ groups, grants }: ConsentSnapshot): Record<string, unknown> {
  return grants([statistics]) ? { consent: groups } : { consent: groups, customer_id: 'noConsent' };
}
