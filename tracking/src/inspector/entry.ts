import type { Decision } from '../log/events.ts';
import type { MessageName, EventMessage, PageMessage } from '../messages/schema/parse-message.ts';

/** A decision, and how it is told: `sent`, or `held: waits for consent`. */
export interface Verdict extends Decision {
  readonly words: string;
  /** What the other side has answered to each record, in words, once it has. */
  answered?: readonly string[];
}

/** What became of a message at one channel, newest last: `held` may become `sent` when consent comes. */
export interface ChannelTrace {
  readonly channel: string;
  readonly decisions: Verdict[];
}

/** What GA4 calls a message, as its record says; without a name it gets nothing of it. */
export interface Ga4Name {
  readonly event?: unknown;
  /** Why the table of GA4 names could not be followed. */
  readonly error_reason?: unknown;
}

/** A message and what became of it. */
export interface Entry {
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  /** The message's name; nothing for a warning that is about no message, or a note. */
  readonly name?: MessageName;
  /** Something that the library has found out, such as the answer of a service. */
  readonly note?: string;
  /** The message as it came. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The message after reading. */
  readonly message?: PageMessage | EventMessage | undefined;
  /** What is read of it, by which decisions are known to be about it. */
  readonly data: object;
  /** Whether it came before the inspector was opened. */
  readonly isEarlier?: boolean | undefined;
  /** Whether the message cannot be read, and so reaches no channel. */
  readonly isInvalid?: boolean | undefined;
  /** Fields that are not sent as they came, each with what becomes of it. */
  readonly leftOut: readonly string[];
  /** The page on which it came; nothing before any page data. */
  readonly page?: Entry | undefined;
  /** Of a page: whether an e-commerce event has come on it. */
  hasCommerce?: boolean;
  /** What the table of GA4 names makes of it. */
  readonly mapped: Ga4Name;
  readonly channels: ChannelTrace[];
  /** Warnings and errors about it. */
  readonly warnings: string[];
  /** Whether the library has begun anew since: what waited is forgotten. */
  isForgotten?: boolean;
}

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
