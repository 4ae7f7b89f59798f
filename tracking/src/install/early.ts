import type { CollectOnTrackApi } from '../api/api.ts';

/** Something that was asked of the library, or posted to the page, before the rest of the library was there. */
export interface Early {
  /** A call of the interface that is made once the rest is there. */
  readonly call?: (api: CollectOnTrackApi) => void;
  /** A message, as JSON. */
  readonly text?: string;
  /** The origin of a message that was posted; absent where a script has pushed it. */
  readonly origin?: string;
  /** Hears what became of a message that was pushed. */
  readonly done?: (outcome: Promise<void>) => void;
  /** When the message came, in milliseconds since 1970. */
  readonly at?: number;
  /** The whole address of the page by then. */
  readonly url?: string;
  /** The title of the document by then. */
  readonly title?: string;
}
