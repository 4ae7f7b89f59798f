import type { Decision } from '../log/events.ts';

/** What is said of a channel that is still to come or cannot be reached. */
export const toCome = 'held: channel not there yet';

/**
 * Creates what tells a decision in words. For what is held it has to find out what it waits for: a channel that has composed
 * a record could not send it. What follows there is held behind it without being composed, until something changes. All else
 * that is held waits for consent.
 */
export function createVerdictWords() {
  /** By channel, the consent while it could not send. */
  const stuck = new Map<string, string | undefined>();
  return ({ channel, outcome, consent, records }: Decision): string => {
    if (records) stuck.set(channel, outcome === 'held' ? consent : undefined);
    if (outcome === 'sent') return outcome;
    if (outcome === 'failed') return 'error';
    if (outcome === 'empty') return 'nothing to send';
    if (outcome === 'repeated') return 'dropped: repeated order';
    if (outcome !== 'held') return `dropped: ${outcome}`;
    return stuck.get(channel) === consent ? toCome : 'held: waits for consent';
  };
}
