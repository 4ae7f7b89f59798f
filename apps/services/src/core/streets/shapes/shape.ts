import type { NamedStreet } from '@crema/flow-domain/server';
import * as v from 'valibot';

/** The typed parts of an address that an address service receives. */
export interface StreetQuery {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string;
  readonly zipcode: string;
  readonly city: string;
  /** The beginning of a street, without a house number. */
  readonly street: string;
  /** The number of streets to return. */
  readonly limit: number;
}

/** A street with its code and town (Registration §3, postal suggestion). */
export interface FoundStreet {
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
}

/** A service that knows streets. Its calls never reject. If streets cannot be fetched, there are none (Registration §8). */
export interface AddressService {
  /** The codes of the countries that the service is used for. */
  readonly countries: readonly string[];
  /** Returns streets that begin with what was typed, the best first. */
  readonly suggestStreets: (query: StreetQuery) => Promise<readonly FoundStreet[]>;
}

/** One request to an address service. */
export interface ServiceRequest {
  readonly url: URL;
  /** A JSON body, which makes it a `POST`. @default a `GET` without one */
  readonly body?: string;
}

/** The requests and answers of one kind of address service. */
export interface Shape {
  /** The countries that such a service knows. */
  readonly countries: readonly string[];
  /** @param base its address, without anything that changes from question to question */
  readonly ask: (base: string, query: StreetQuery) => ServiceRequest;
  /** Reads the JSON of its answer, and leaves out what cannot be read. @returns `undefined` for another shape */
  readonly read: (body: unknown, query: StreetQuery) => readonly NamedStreet[] | undefined;
}

/** Reads the entries of a list that have their shape. An invalid entry does not affect the others. */
export const readAll = <Schema extends v.GenericSchema>(
  list: readonly unknown[],
  schema: Schema,
): readonly v.InferOutput<Schema>[] =>
  list.flatMap((each) => {
    const read = v.safeParse(schema, each);
    return read.success ? [read.output] : [];
  });
