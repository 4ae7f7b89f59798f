import type { PageWindow } from '../browser/page-window.ts';
import type { Log } from '../log/log.ts';
import type { Consent } from './consent/consent.ts';

/** What every part of the library works with. `Settings` is what the part reads of the options. */
export interface Host<Settings extends object = object> {
  readonly window: PageWindow;
  readonly settings: Settings;
  readonly consent: Consent;
  readonly log: Log;
  /** All cookies, as `document.cookie` gives them; none where they are out of reach. `anew`: past what was kept of them. */
  readonly cookies: (anew?: boolean) => string;
  /** Something has come that a message was waiting for. */
  readonly resume: () => void;
  /** Takes a message that the library has made itself, such as that of a click it has heard. */
  readonly tell: (
    name: 'CustomEventData' | 'ProductSourceEventData',
    payload: Readonly<Record<string, unknown>>,
  ) => void;
  /** Runs something whenever a page is about to be sent. */
  readonly onPage: (run: () => void) => void;
  /** Runs something when the library is reset. */
  readonly onStop: (run: () => void) => void;
}
