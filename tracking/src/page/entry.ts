import type { Decision } from '../log/events.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { PageEvent, TrackedEvent } from './tracked-event.ts';

/** One view of a page. Without page data it is what came before any. */
export interface View {
  page?: PageMessage;
  /** What stood around it. */
  moment?: Moment;
  /** Whether an e-commerce event has come. */
  commerce?: boolean;
  /** The page as it was sent. */
  event?: PageEvent;
  /** Whether the browser's cache has given the page back. */
  isBack?: boolean;
  /** Whether another page has followed in the same document. */
  left?: boolean;
}

/** What stands around a message when it comes. */
export interface Moment {
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  /** The whole address of the page. */
  readonly url: string;
  /** The title of the document. */
  readonly title: string;
  /** The message as JSON. */
  readonly text?: string | undefined;
  /** Hears what becomes of the message at each channel. A function, so that JSON, and with it the tab, keeps nothing of it. */
  readonly decided?: (decision: Decision) => void;
}

/** A message that was not told to everybody when its page was left: what stands around it, and around its page. */
export interface Untold extends Moment {
  /** The page it happened on; absent for what concerns no page. */
  readonly page?: Moment | undefined;
  /** The names of the channels that are done with it. */
  readonly done: readonly string[];
  /** The consent groups that were active by then: only what they allow is carried to another page. */
  readonly groups: string;
}

/** A message until every channel has had it. */
export interface Entry extends Moment {
  readonly message: PageMessage | EventMessage;
  /** The message as channels are offered it, once it waits for nothing but them. */
  event?: TrackedEvent;
  /** Where it happened. */
  readonly view: View;
  /** The names of the channels that are done with it. */
  readonly done: Set<string>;
  /** The names of the channels that have held it, each with the reason. */
  readonly held: Set<string>;
  /** Of what comes from the page before: the consent groups that were active there. */
  readonly groups?: string | undefined;
  /** Whether a channel that may be told of it, or is still to come, has not had it. What waits for consent alone is not owed. */
  isOwed?: boolean;
  /** Whether nobody waits for it any more. */
  gone?: boolean;
  /** What channels are still told of records they have sent; each gives the reason where it has failed. */
  readonly answers: Promise<string | undefined>[];
  /** Why a channel failed to send it. */
  failure?: string;
}
