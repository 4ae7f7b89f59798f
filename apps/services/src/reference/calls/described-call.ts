import type { Methods } from '../../http/methods.ts';
import type { RefusalName } from '../refusals.ts';
import type { SchemaName } from '../schemas.ts';

/** Something a call is told beside its body. */
export interface Parameter {
  readonly name: string;
  readonly in: 'header' | 'path' | 'query';
  readonly about: string;
  readonly isOptional?: boolean;
  /** What it may be. @default any text */
  readonly values?: readonly string[];
  readonly format?: 'uuid';
}

/** What a call answers when nothing is wrong. */
interface Success {
  readonly status: 200 | 201 | 204 | 303;
  readonly about: string;
  /** @default no body */
  readonly schema?: SchemaName;
  /** What the answer's headers say beside what every answer has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call is sent. */
interface Body {
  readonly mediaType: 'application/json' | 'application/x-www-form-urlencoded';
  /** @default anything */
  readonly schema?: SchemaName;
  /** A body that is accepted. */
  readonly example?: object;
  readonly isOptional?: boolean;
  readonly about?: string;
}

/** The headings under which calls stand. */
export type Group = 'Sessions' | 'Registrations' | 'Customers' | 'Addresses' | 'Forms without JavaScript';

/** One call as the document tells it. */
export interface DescribedCall {
  readonly id: string;
  /** Below `/service`, with parameters as the server's routes have them. */
  readonly path: string;
  readonly method: keyof Methods;
  readonly group: Group;
  readonly title: string;
  readonly about: string;
  /** What it needs of who sends it. */
  readonly needs?: 'session' | 'token';
  readonly parameters?: readonly Parameter[];
  readonly body?: Body;
  readonly success: Success;
  readonly refuses: readonly RefusalName[];
  /** Statuses of refusals that are told on a page; with those that a page or a code tells. @default all are told in codes */
  readonly onPage?: { readonly alone: readonly number[]; readonly too: readonly number[] };
  /** Whether it stands below `/embed/service` alone. */
  readonly isOfFrame?: boolean;
}
