import type { Decision } from '../log/events.ts';

/** What is said of a channel that is still to come or cannot be reached. */
export const toCome = 'held: channel not there yet';

/** The groups of a list that are not among those that are active. */
const missing = (needs: readonly string[], consent: string) =>
  needs.filter((group) => !consent.split(',').includes(group));

/** Tells a decision in words. What is held waits for consent or, where no consent is missing, for its channel. */
export function wordsOf({ outcome, consent, needs }: Decision): string {
  if (outcome === 'sent') return outcome;
  if (outcome === 'failed') return 'error';
  if (outcome === 'empty') return 'nothing to send';
  if (outcome === 'repeated') return 'dropped: repeated order';
  if (outcome !== 'held') return `dropped: ${outcome}`;
  return needs ? `held: waits for consent to ${missing(needs, consent).join(' and ')}` : toCome;
}
