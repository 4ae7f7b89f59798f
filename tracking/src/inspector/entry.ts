import type { Decision } from '../log/events.ts';
import type { MessageName, EventMessage, PageMessage } from '../messages/schema/parse-message.ts';

/** A decision with its text: `sent`, or `held: waits for consent to C0003`. */
export interface Verdict extends Decision {
  readonly words: string;
  /** The result of each request as text. Absent while requests are pending. */
  answered?: readonly string[];
}

/** The decisions of a channel about a message, newest last. `held` may become `sent` after consent. */
export interface ChannelTrace {
  readonly channel: string;
  readonly decisions: Verdict[];
}

/** The GA4 name of a message, from its record. Without a name GA4 gets no record. */
export interface Ga4Name {
  readonly event?: unknown;
  /** The reason why the rule for the name has failed. */
  readonly error_reason?: unknown;
}

/** A message, or a note, with its decisions. */
export interface Entry {
  /** Time of arrival in milliseconds since 1970. */
  readonly at: number;
  /** The message's name. Absent for a note, and for a warning about no message. */
  readonly name?: MessageName;
  /** A detail that the library has reported, such as the status of a service. */
  readonly note?: string;
  /** The message as it arrived. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The message after reading. */
  readonly message?: PageMessage | EventMessage | undefined;
  /** The data that the library has read. Decisions refer to this object. */
  readonly data: object;
  /** Whether it arrived before the inspector was opened. */
  readonly isEarlier?: boolean | undefined;
  /** Whether the message is invalid, so that no channel gets it. */
  readonly isInvalid?: boolean | undefined;
  /** Fields that are not sent unchanged, each with the reason. */
  readonly leftOut: readonly string[];
  /** The page of the message. Absent before any page data. */
  readonly page?: Entry | undefined;
  /** For a page: whether an e-commerce event has arrived on it. */
  hasCommerce?: boolean;
  /** The GA4 name by the rules. */
  readonly mapped: Ga4Name;
  readonly channels: ChannelTrace[];
  /** Warnings and errors about it. */
  readonly warnings: string[];
  /** Whether the library was reset later, so that a waiting message was dropped. */
  isForgotten?: boolean;
}

/** The state at a channel that has not loaded or cannot send. */
export const toCome = 'held: channel not there yet';

/** Returns the needed groups that are not active. */
const missing = (needs: readonly string[], consent: string) =>
  needs.filter((group) => !consent.split(',').includes(group));

/** Returns the text of a decision. A held message waits for consent or, if none is missing, for its channel. */
export function wordsOf({ outcome, consent, needs }: Decision): string {
  if (outcome === 'sent') return outcome;
  if (outcome === 'failed') return 'error';
  if (outcome === 'empty') return 'nothing to send';
  if (outcome === 'repeated') return 'dropped: repeated order';
  if (outcome !== 'held') return `dropped: ${outcome}`;
  return needs ? `held: waits for consent to ${missing(needs, consent).join(' and ')}` : toCome;
}
