import type { EventMessage, PageMessage } from '../schema/parse-message.ts';

/** A page view, with what the environment adds to it. */
export interface PageEvent extends Readonly<PageMessage> {
  /** The path of the page's address, normalised (Tracking §2). */
  readonly path: string;
  /** Counts one more record whose tags are awaited. Absent when the page does not want to be told. */
  readonly expectTags?: (() => () => void) | undefined;
}

/** What channels are offered. */
export type TrackedEvent = PageEvent | EventMessage;
