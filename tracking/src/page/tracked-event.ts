import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { AppContext } from './app-context.ts';

/** What is known of the customer, ready for the data layer. */
export type CustomerFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A page view, with what the page around the library adds to it. Address, path and title are of the moment in which it came. */
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
  /** What was known of the customer, as far as consent lets it be told by now. Absent while nothing can be known yet. */
  readonly customer?: (() => CustomerFields | undefined) | undefined;
  /** Counts one more record whose tags are awaited. Absent when the page does not want to be told. */
  readonly expectTags?: (() => () => void) | undefined;
}

/** What channels are offered. */
export type TrackedEvent = PageEvent | EventMessage;
