import type { NamedStreet } from '@crema/flow-domain/server';
import type { StreetQuery } from '../address-service.ts';

/** One request to an address service. */
export interface ServiceRequest {
  readonly url: URL;
  /** A JSON body, which makes it a `POST`. @default a `GET` without one */
  readonly body?: string;
}

/** How one kind of address service is asked, and what it answers. */
export interface Shape {
  /** The countries that such a service knows. */
  readonly countries: readonly string[];
  /** @param base its address, without anything that changes from question to question */
  readonly ask: (base: string, query: StreetQuery) => ServiceRequest;
  /** Reads the JSON of its answer, and leaves out what cannot be read. @returns `undefined` for another shape */
  readonly read: (body: unknown, query: StreetQuery) => readonly NamedStreet[] | undefined;
}
