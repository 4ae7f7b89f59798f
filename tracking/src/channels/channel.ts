import type { ConsentSnapshot } from '../consent/consent.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';

/** What a channel knows beside the event when it composes a record. */
export interface ComposeContext {
  /** The site's key, such as `ch_fr`. */
  readonly site: string;
  /** Consent at the moment of sending, not of queueing. */
  readonly consent: ConsentSnapshot;
}

/** A record on its way to a tag manager: its event's name, and what is said of it. */
export interface DataLayerRecord {
  readonly event: string;
  readonly [param: string]: unknown;
}

/** What a channel makes of an event: one record, or none and the reason. */
export interface Composition {
  readonly record?: DataLayerRecord;
  readonly warnings?: readonly string[];
}

/** A way out of the library. All of it but `send` is pure, so that the whole mapping can be tested as data. */
export interface Channel {
  /** The name in a message's `scope`, beside the family's. */
  readonly name: string;
  /** A name that a `scope` may use for several channels at once. */
  readonly family: string;
  /** The consent groups without which nothing is sent; all of them are needed. */
  readonly needs: readonly string[];
  /** Whether the channel has any use for events of this name. */
  readonly accepts: (event: TrackedEvent) => boolean;
  readonly compose: (event: TrackedEvent, context: ComposeContext) => Composition;
  readonly send: (record: DataLayerRecord, event: TrackedEvent) => void;
}
