import type { Decision } from '../log/events.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { PageEvent, TrackedEvent } from './tracked-event.ts';

/** One view of a page. Without `page`, the time before any page data. */
export interface View {
  page?: PageMessage;
  /** The moment of the page's message. */
  moment?: Moment;
  /** Whether an e-commerce event has arrived. */
  commerce?: boolean;
  /** The page as it was sent. */
  event?: PageEvent;
  /** Whether the page came from the back/forward cache. */
  isBack?: boolean;
  /** Whether another page has followed in the same document. */
  left?: boolean;
}

/** Time and place of a message. */
export interface Moment {
  /** Time of arrival in milliseconds since 1970. */
  readonly at: number;
  /** The whole address of the page. */
  readonly url: string;
  /** The title of the document. */
  readonly title: string;
  /** The message as JSON. */
  readonly text?: string | undefined;
  /** Gets each channel's decision about the message. Left out of the tab's storage, because JSON has no functions. */
  readonly decided?: (decision: Decision) => void;
}

/** A message that was not sent to all channels before its page was left. */
export interface Unsent extends Moment {
  /** The moment of its page. Absent for messages that belong to no page. */
  readonly page?: Moment | undefined;
  /** The names of the channels that are done with it. */
  readonly done: readonly string[];
  /** The consent groups that were active then. The message is carried to another page only if they allow it. */
  readonly groups: string;
}

/** A message in the queue. It stays there until every channel is done with it. */
export interface Entry extends Moment {
  readonly message: PageMessage | EventMessage;
  /** The event that channels get. Set when it waits for nothing but channels. */
  event?: TrackedEvent;
  /** The view on which it arrived. */
  readonly view: View;
  /** The names of the channels that are done with it. */
  readonly done: Set<string>;
  /** The names of the channels that have held it, each with the reason. */
  readonly held: Set<string>;
  /** For a message from the page before: the consent groups that were active there. */
  readonly groups?: string | undefined;
  /** Whether a channel that may send it, or has not loaded, is not done with it. Waiting for consent does not count. */
  isOwed?: boolean;
  /** Whether all channels are done with it. */
  gone?: boolean;
  /** The result of each request: the reason if it failed. */
  readonly answers: Promise<string | undefined>[];
  /** The reason why a channel failed to send it. */
  failure?: string;
}
