import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { LogEvent } from 'kysely';
import type { AppEnv } from '../../http/app-env.ts';
import type { Hashing } from '../../identity/open-hashing.ts';

/** Follows requests: which way each of them took through the server, and how long every part of it lasted. */
export interface Traces {
  /** Follows every request that the log has a line of. */
  readonly follow: MiddlewareHandler<AppEnv>;
  /** Notes a page that was given without asking the app. */
  readonly onPage: (
    request: IncomingMessage,
    page: { readonly route: string; readonly status: number },
  ) => void;
  /** Notes a statement of a request that is followed. */
  readonly onStatement: (event: LogEvent) => void;
  /** The same hashing, each password noted. */
  readonly ofHashing: (hashing: Hashing) => Hashing;
  /** Sends what has not been sent. */
  readonly close: () => Promise<void>;
}
