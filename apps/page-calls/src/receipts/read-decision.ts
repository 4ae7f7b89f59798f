import type { Decision } from '@crema/tracking';

/** The messages about a registration: that it is done, and its two leads. */
export type OutcomeMessage = 'registered' | 'lead' | 'newsletter';

/** Returns the message about a registration that a decision is about, if it is about one. */
export function messageOf({ event, data }: Pick<Decision, 'event' | 'data'>): OutcomeMessage | undefined {
  const fields: { readonly event_name?: unknown; readonly lead_id?: unknown } = data;
  if (event === 'LeadData') return fields.lead_id === 'newsletter' ? 'newsletter' : 'lead';
  return event === 'CustomEventData' && fields.event_name === 'form_registered' ? 'registered' : undefined;
}

/**
 * Returns the word for a record by the reasons of its requests, as Tracking §8 writes them: sent, dropped by a status, or failed
 * without a response.
 */
export function wordOfRequests(reasons: readonly (string | undefined)[]): 'sent' | 'dropped' | 'failed' {
  const failures = reasons.flatMap((reason) => reason ?? []);
  if (failures.length === 0) return 'sent';
  return failures.every((reason) => /status \d/.test(reason)) ? 'dropped' : 'failed';
}

/** The way from a page to one channel, by all its records so far. */
export interface Way {
  open: number;
  failed: number;
  isHeld: boolean;
}

/**
 * Returns the word for a way. One failure says nothing, because networks lose requests. After two, and none that got through,
 * something on the way blocks the channel.
 */
export function wordOf({ open, failed, isHeld }: Way): 'works' | 'fails' | 'held' | undefined {
  if (open > 0) return 'works';
  if (failed > 1) return 'fails';
  return isHeld ? 'held' : undefined;
}
