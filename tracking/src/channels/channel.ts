import type { ConsentSnapshot } from '../visit/consent/consent.ts';
import type { AppContext } from '../page/app-context.ts';
import type { PageEvent, TrackedEvent } from '../page/tracked-event.ts';

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
  /** When the event came, in milliseconds since 1970. */
  readonly at: number;
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
  /** Whether an order is told once though two events tell of it. */
  readonly oncePerOrder?: boolean;
  /** Whether the channel has any use for the event. */
  readonly accepts: (event: TrackedEvent) => boolean;
  readonly compose: (event: TrackedEvent, context: ComposeContext) => Composition;
  /**
   * Sends a record. `false`: not now; it is composed anew and tried again with all that follow once `resume` is called. A
   * promise is what the other side answers: the reason where it has failed.
   */
  readonly send: (record: ChannelRecord, event: TrackedEvent) => boolean | void | Promise<string | undefined>;
  /** Stops what is under way: the library is reset, or consent was withdrawn. */
  readonly stop?: () => void;
}
