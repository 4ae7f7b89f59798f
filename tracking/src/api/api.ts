import type { Decision, Emitter } from '../log/events.ts';
import type { InstallOptions } from './options.ts';
import type { ScriptUrlPolicy } from '../browser/page-window.ts';

/** Numbers of messages that the library has not sent. */
export interface Counts {
  /** Messages on the page that are not for the library. */
  readonly ignored: number;
  /** Messages that wait for their page. */
  readonly queued: number;
  /** Messages that were dropped because the queue was full. */
  readonly dropped: number;
  /** Events that wait for consent or for a channel. */
  readonly held: number;
}

/** A message that the library has received. */
export interface Received {
  /** Time of arrival in milliseconds since 1970. */
  readonly at: number;
  /** The posted JSON. A message that a script has pushed is converted to JSON. */
  readonly text: string;
  /** The data that the library has read from it. */
  readonly data: object;
  /** The decisions of the channels, oldest first. */
  readonly decisions: readonly Decision[];
}

/** `window.collectOnTrackApi`. */
export interface CollectOnTrackApi {
  /** Installs the library. A second call is refused with a warning, unless the library was reset or `reset` is set. */
  install(options?: InstallOptions): CollectOnTrackApi;
  /** Drops the page, the queue and all timers, and installs the library again. Options that are left out do not change. */
  reset(options?: InstallOptions): void;
  /**
   * Takes a page message from a script, as JSON or as an object. Rejects with
   * `{message} has been executed with errors: {reason}`. An unhandled rejection is silent.
   */
  push(message: unknown): Promise<void>;
  readonly version: string;
  /** Adds a listener. Returns a function that removes it. */
  readonly on: Emitter['on'];
  /** Returns how many messages were ignored, wait, or were dropped since the last reset. */
  counts(): Counts;
  /** Returns the last 50 messages, oldest first. */
  received(): readonly Received[];
  /** Fetches and opens the inspector. */
  inspect(): void;
}

declare global {
  interface Window {
    collectOnTrackApi?: CollectOnTrackApi;
    dataLayer?: unknown[];
    OnetrustActiveGroups?: unknown;
    OptanonActiveGroups?: unknown;
    /** The consent tool calls it after it has loaded and after each change. */
    OptanonWrapper?: () => void;
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}
