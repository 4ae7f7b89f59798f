import type { ConsentSnapshot } from '../consent/consent.ts';
import type { AppContext } from '../page/app-context.ts';
import type { PageEvent, TrackedEvent } from '../page/tracked-event.ts';

/** What is known of the customer, ready for the data layer. */
export type CustomerFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a channel knows beside the event when it composes a record. */
export interface ComposeContext {
  /** The site's key, such as `ch_fr`. */
  readonly site: string;
  /** Consent at the moment of sending, not of queueing. */
  readonly consent: ConsentSnapshot;
  /** The page on which the event happened; absent only for what needs no page. */
  readonly page: PageEvent | undefined;
  /** The app around the page, if any. */
  readonly app: AppContext | undefined;
  /** What is known of a customer who is logged in or remembered. */
  readonly customer: CustomerFields | undefined;
}

/** A record on its way out. */
export type ChannelRecord = Record<string, unknown>;

/** What a channel makes of an event: records, most often one, or none. */
export interface Composition {
  readonly records: readonly ChannelRecord[];
  readonly warnings?: readonly string[];
}

/** A way out of the library. All of it but `send` is pure, so that the whole mapping can be tested as data. */
export interface Channel {
  /** The name in a message's `scope`, beside the family's. */
  readonly name: string;
  /** A name that a `scope` may use for several channels at once. */
  readonly family?: string;
  /** The consent groups without which nothing is sent; all of them are needed. */
  readonly needs: readonly string[];
  /** Events that are sent without any consent (Tracking §4). */
  readonly consentFree?: (event: TrackedEvent, context: ComposeContext) => boolean;
  /** Whether the channel works inside the new and the cross-channel app, where all others are silent (Tracking §4). */
  readonly inApp?: boolean;
  /** What is warned of once per page where the cross-channel app keeps the channel silent. */
  readonly silentInApp?: string;
  /** Whether the channel has any use for the event. */
  readonly accepts: (event: TrackedEvent) => boolean;
  readonly compose: (event: TrackedEvent, context: ComposeContext) => Composition;
  readonly send: (record: ChannelRecord, event: TrackedEvent) => void;
  /** Forgets what has not gone out yet and stops all timers: the library is reset, or consent was withdrawn. */
  readonly stop?: () => void;
}
