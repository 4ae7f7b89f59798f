import type { PageWindow } from '../browser/page-window.ts';
import type { Log } from '../log/log.ts';
import type { Consent } from './consent/consent.ts';

/** The services that every part of the library uses. `Settings` are the options that the part reads. */
export interface Host<Settings extends object = object> {
  readonly window: PageWindow;
  readonly settings: Settings;
  readonly consent: Consent;
  readonly log: Log;
  /** Returns `document.cookie`, or an empty text if cookies are blocked. `fresh`: bypasses the cache. */
  readonly cookies: (fresh?: boolean) => string;
  /** Sends messages that were waiting for something that has arrived. */
  readonly resume: () => void;
  /** Takes a message that the library itself creates, such as one for a click. */
  readonly post: (
    name: 'CustomEventData' | 'ProductSourceEventData',
    payload: Readonly<Record<string, unknown>>,
  ) => void;
  /** Runs a function before each page is sent. */
  readonly onPage: (run: () => void) => void;
  /** Runs a function when the library is reset. */
  readonly onStop: (run: () => void) => void;
}
