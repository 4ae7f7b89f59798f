import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Parameter } from './parameters.ts';
import type { RefusalName } from './refusals.ts';
import type { SchemaName } from './schemas.ts';

/** The headings of the calls, in the order of the document. */
export const groups = [
  'Sessions',
  'Registrations',
  'Customers',
  'Addresses',
  'Tracking',
  'Forms without JavaScript',
] as const;

/** A call as its handler describes it. Its path and its method come from the route. */
export interface Call {
  readonly id: string;
  /** The heading under which the call is listed. */
  readonly group: (typeof groups)[number];
  readonly title: string;
  readonly about: string;
  /** The cookies and the header that the call needs. A session adds the refusals of a customer's call. */
  readonly needs?: 'session' | 'token';
  /** True if a call with a body needs no token, because it uses no cookie or does nothing in the name of a session. */
  readonly withoutToken?: boolean;
  readonly parameters?: readonly Parameter[];
  /** The body of the request. It adds the refusals of every call that writes. */
  readonly body?: {
    /** @default application/json */
    readonly mediaType?: 'application/json' | 'application/x-www-form-urlencoded';
    /** @default any body */
    readonly schema?: SchemaName;
    /** A body that the server accepts. */
    readonly example?: object;
    readonly isOptional?: boolean;
    readonly about?: string;
  };
  /** The answer to a request that is right. */
  readonly success: {
    readonly status: 200 | 201 | 204 | 303;
    readonly about: string;
    /** @default no body */
    readonly schema?: SchemaName;
    /** The media type of a body that is a text. */
    readonly mediaType?: 'text/event-stream';
    /** Descriptions of the headers that only this answer has. */
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** Refusals that do not follow from `needs` and `body`. */
  readonly refuses?: readonly RefusalName[];
  /** Statuses of refusals that the server sends as a page: always, or in some cases. @default always JSON */
  readonly onPage?: { readonly alone: readonly number[]; readonly too: readonly number[] };
  /** The address that the call is below. @default `/service`, and `/embed/service` for frames */
  readonly below?: '/service' | '/embed/service' | '/json';
}

/** The body of a call that reads nothing of it. */
export const unreadBody: NonNullable<Call['body']> = {
  isOptional: true,
  about: 'The media type is demanded, because a form of another site cannot say it.',
};

// A handler of Hono is a function, which has no field for a description.
const calls = new WeakMap<object, Call>();

/** Returns the handler and remembers its description for the document. */
export function described(call: Call, handler: Handler<AppEnv>): Handler<AppEnv> {
  calls.set(handler, call);
  return handler;
}

/** Returns the description of the handler of a route, or `undefined` if it has none. */
export const callOf = (handler: object): Call | undefined => calls.get(handler);
