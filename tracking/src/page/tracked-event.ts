import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { AppContext } from './page-facts.ts';

/** Customer data as fields of the data layer. */
export type CustomerFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A page view with facts about the page. Address, path and title are those at the time of the message. */
export interface PageEvent extends Readonly<PageMessage> {
  /** The path of the page's address, normalised (Tracking §2). */
  readonly path: string;
  /** The whole address. */
  readonly url: string;
  /** The locale of the site, such as `fr-CH` (Tracking §2). */
  readonly locale?: string | undefined;
  /** The title of the document. */
  readonly title: string;
  /** The app around the page, if any. */
  readonly app?: AppContext | undefined;
  /** Returns the customer data that consent allows at the time of the call. Absent before the customer part has loaded. */
  readonly customer?: (() => CustomerFields | undefined) | undefined;
  /** Adds a record whose tags are awaited. Absent if the page wants no event about its tags. */
  readonly expectTags?: (() => () => void) | undefined;
}

/** An event as channels get it. */
export type TrackedEvent = PageEvent | EventMessage;
