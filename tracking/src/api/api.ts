import type { Decision, Emitter } from '../log/events.ts';
import type { InstallOptions } from './options.ts';

/** What the library has not sent, and why. */
export interface Counts {
  /** Messages posted to the page that were none of ours. */
  readonly ignored: number;
  /** Messages that wait for their page. */
  readonly queued: number;
  /** Messages that were dropped because too many waited. */
  readonly dropped: number;
  /** Events that wait for consent or for a channel to come. */
  readonly held: number;
}

/** A message of ours, as it came. */
export interface Received {
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  /** The JSON that was posted or, of what a script has pushed, would have been. */
  readonly text: string;
  /** What the library has read of it. */
  readonly data: object;
  /** What has become of it at each channel, oldest first. */
  readonly decisions: readonly Decision[];
}

/** `window.collectOnTrackApi`. */
export interface CollectOnTrackApi {
  /** Installs the library. A second time is refused with a warning, unless a reset has been done or is asked for. */
  install(options?: InstallOptions): CollectOnTrackApi;
  /** Forgets the page, what waits and all timers, and installs anew; options that are left out stay as they were. */
  reset(options?: InstallOptions): void;
  /**
   * Takes a page message from a script: a JSON string as it would be posted, or the message itself. Rejects with
   * `{message} has been executed with errors: {reason}`; a rejection that nobody handles stays silent.
   */
  push(message: unknown): Promise<void>;
  readonly version: string;
  /** Listens; gives back how to stop. */
  readonly on: Emitter['on'];
  /** How many messages were ignored, wait or were dropped since the last reset. */
  counts(): Counts;
  /** The last 50 messages, oldest first. */
  received(): readonly Received[];
  /** Fetches and opens the inspector. */
  inspect(): void;
}
