import type { Channel } from '../channels/channel.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { CustomerFields } from '../page/tracked-event.ts';

/** What a later part adds to the library once it has been started. */
export interface Part {
  readonly channel?: Channel | undefined;
  /** Whether everything is there that a message is sent with. If not it is asked for, and the host's `resume` called. */
  readonly prepare?: (message: PageMessage | EventMessage) => boolean;
  /** The event with what has been found out for it, such as new product ids. */
  readonly complete?: (event: EventMessage) => EventMessage;
  /** What is known of the customer on a page by now; gives back what may be told of it later. */
  readonly customer?: (page: PageMessage) => () => CustomerFields | undefined;
}
