import { createHmac, type KeyObject } from 'node:crypto';
import type { ReadTrackerRecord, TrackerRecord } from '@crema/tracking/schema';
import { dayOfEvent } from './event-day.ts';
import type { ShopEvent } from './event-sink.ts';

/** The facts of an event that its sender does not choose. */
interface EventFacts {
  readonly now: Date;
  readonly site: string | undefined;
  /** The key of the hash that replaces the long-term token. */
  readonly key: KeyObject;
}

const hashOf = (key: KeyObject, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Creates the event to store from a record. The long-term token goes no further than this function. */
export function toEvent(
  record: TrackerRecord,
  others: ReadTrackerRecord['others'],
  { now, site, key }: EventFacts,
): ShopEvent {
  const { event_id, event_name, event, custom_short_term_id, customer_id, token, ...fields } = record;
  return {
    id: event_id,
    day: dayOfEvent(event_id, now),
    // An e-commerce event has no `event_name`. A custom event has no `event`.
    name: event_name || event || '',
    site,
    session: custom_short_term_id,
    customer: customer_id === 'noConsent' ? undefined : customer_id,
    tokenHash: token ? hashOf(key, token) : undefined,
    fields,
    others: Object.keys(others).length > 0 ? others : undefined,
  };
}
