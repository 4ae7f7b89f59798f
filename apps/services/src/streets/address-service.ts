/** What a shopper has typed of an address, as far as an address service learns it. */
export interface StreetQuery {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string;
  readonly zipcode: string;
  readonly city: string;
  /** The beginning of a street, without a house number. */
  readonly street: string;
  /** How many streets are wanted. */
  readonly limit: number;
}

/** A street with its code and town (Registration §3, postal suggestion). */
export interface FoundStreet {
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
}

/** A service that knows streets. No call of it rejects: streets that cannot be had are none (Registration §8). */
export interface AddressService {
  /** The countries that it is asked about, by their codes. */
  readonly countries: readonly string[];
  /** Returns streets that begin with what was typed, the best first. */
  readonly suggestStreets: (query: StreetQuery) => Promise<readonly FoundStreet[]>;
}
