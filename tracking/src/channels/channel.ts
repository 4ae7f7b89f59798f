import type { AppContext } from '../page/page-facts.ts';
import type { PageEvent, TrackedEvent } from '../page/tracked-event.ts';
import type { ConsentSnapshot } from '../visit/consent/consent.ts';

/** The facts that a channel gets with an event when it composes records. */
export interface ComposeContext {
  /** The site's key, such as `ch_fr`. */
  readonly site: string;
  /** Consent at the time of sending, not of queueing. */
  readonly consent: ConsentSnapshot;
  /** The page of the event. Absent only if the event needs no page. */
  readonly page: PageEvent | undefined;
  /** The app around the page, if any. */
  readonly app: AppContext | undefined;
  /** Time of the event's arrival in milliseconds since 1970. */
  readonly at: number;
}

/** A record that a channel sends. */
export type ChannelRecord = Record<string, unknown>;

/** The records that a channel composes from an event: usually one, or none. */
export interface Composition {
  readonly records: readonly ChannelRecord[];
  readonly warnings?: readonly string[];
}

/** A destination of events. All its functions except `send` and `stop` are pure, so that the mapping is tested as data. */
export interface Channel {
  /** The channel's name in a message's `scope`. */
  readonly name: string;
  /** A name in `scope` that stands for several channels. */
  readonly family?: string;
  /** The consent groups that the channel needs. All of them are required. */
  readonly needs: readonly string[];
  /** Returns true for events that are sent without consent (Tracking §4). */
  readonly consentFree?: (event: TrackedEvent, context: ComposeContext) => boolean;
  /** Whether the channel works inside the new and the cross-channel app. All others are silent there (Tracking §4). */
  readonly inApp?: boolean;
  /** Whether an order is sent only once, although two events report it. */
  readonly oncePerOrder?: boolean;
  /** Returns true if the channel uses the event. */
  readonly accepts: (event: TrackedEvent) => boolean;
  readonly compose: (event: TrackedEvent, context: ComposeContext) => Composition;
  /**
   * Sends a record. Returns `false` if that is not possible now: after `resume` the event is composed again, and sent with all that
   * follow. A promise is the result of the request: the reason if it failed.
   */
  readonly send: (record: ChannelRecord, event: TrackedEvent) => boolean | void | Promise<string | undefined>;
  /** Stops pending work, because the library was reset or consent was withdrawn. */
  readonly stop?: () => void;
}

type Fields = TrackedEvent['data'];

/** The names of the fields of all messages. */
type FieldName<Each = Fields> = Each extends unknown ? keyof Each : never;

/** The value of a field in the messages that have it. */
type Value<Name extends FieldName, Each = Fields> = Each extends { readonly [Field in Name]?: infer Found }
  ? Found
  : never;

/** An event as a type with the fields of all messages, so that a channel reads any field without checking the message's name. */
export interface AnyEvent {
  readonly name: TrackedEvent['name'];
  readonly data: { readonly [Name in FieldName]?: Value<Name> };
}
