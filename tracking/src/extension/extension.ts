import type { Channel, CustomerFields } from '../channels/channel.ts';
import type { Consent } from '../consent/consent.ts';
import type { Envelope } from '../envelope/open-envelope.ts';
import type { Environment } from '../environment/environment.ts';
import type { Settings } from '../install/options.ts';
import type { Log } from '../log/log.ts';
import type { PageEvent } from '../page/tracked-event.ts';
import type { EventMessage, PageMessage } from '../schema/parse-message.ts';

/** What an extension works with. */
export interface ExtensionHost {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly consent: Consent;
  readonly log: Log;
  /** Something has come that a message was waiting for. */
  readonly resume: () => void;
  /** Takes a message that the library has made itself, such as that of a click it has heard. */
  readonly tell: (name: 'CustomEventData' | 'ProductSourceEventData', payload: Envelope['payload']) => void;
}

/**
 * All of the library that a page can do without for its first moments: every channel but the data layer, what is known of
 * the customer, the product history. It is fetched when the page is idle; what happens until then is kept for it.
 */
export interface Extension {
  readonly channels: readonly Channel[];
  /** A page is about to be sent: what is known of the visit is read anew. */
  readonly begin: () => void;
  /** Whether everything is there that a message is sent with. If not it is asked for, and the host's `resume` called. */
  readonly prepare: (message: PageMessage | EventMessage) => boolean;
  /** The message with what has been found out for it, such as new product ids. */
  readonly complete: <Told extends PageMessage | EventMessage>(message: Told) => Told;
  /** Where the page is shown, if that is the desk of a shop; it stands for what the page says of its origin. */
  readonly origin: () => string | undefined;
  /** What is known of the customer on a page; absent for those who are logged out. */
  readonly customer: (page: PageEvent | undefined) => CustomerFields | undefined;
  /** Stops all timers and listeners. */
  readonly stop: () => void;
}

/** Creates an extension. */
export type CreateExtension = (host: ExtensionHost) => Extension;
