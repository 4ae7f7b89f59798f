/** An event of the internal tracker, ready to be stored (Tracking §3). */
export interface ShopEvent {
  /** The id that the library made. A repeated event has the same one. */
  readonly id: string;
  /** The day (UTC) of the id's time, such as `2026-11-27`, or `noDay`. The same for every repeat. */
  readonly day: string;
  /** The event's name: `store_call`, or `purchase` for an e-commerce event. */
  readonly name: string;
  /** The site's key, such as `CH_FR`. Absent if the page's host belongs to no site. */
  readonly site: string | undefined;
  /** The id of the visit's session. Absent without statistics. */
  readonly session: string | undefined;
  /** The customer's id. Absent without statistics. */
  readonly customer: string | undefined;
  /** A keyed hash of the long-term token, which itself is never stored. */
  readonly tokenHash: string | undefined;
  /** All other fields that the schema has. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that the schema lacks, such as those of a later version of the library. Absent if there are none. */
  readonly others: Readonly<Record<string, unknown>> | undefined;
}

/** The port for the place where events are stored. */
export interface EventSink {
  /**
   * Stores all events of a batch, or none. Resolves when they outlive a crash. An event whose id is stored already changes nothing, so
   * that a batch may be stored again after a failure.
   */
  readonly store: (batch: readonly ShopEvent[]) => Promise<void>;
  /** Closes connections of its own. */
  readonly close?: () => Promise<void>;
}
