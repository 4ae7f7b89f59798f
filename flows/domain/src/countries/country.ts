import type { Salutation } from '../model/salutation.ts';

/**
 * The postal codes of a country. In a mask `9` is a digit, `A` a letter, and `*` either. Every other sign is itself. A shopper may
 * leave out a blank or a hyphen. A code is right if it fits one of the masks.
 */
export interface PostalFormat {
  readonly masks: readonly string[];
  /** A code of the country, which helps the shopper more than a mask: `SW1A 1AA`. */
  readonly example: string;
  /** Letters that shoppers copy before the code, such as `D` of `D-20354`. */
  readonly prefixes?: readonly string[];
  /** The highest number of the first two digits. The lowest is 01 (Turkey's provinces). */
  readonly provinces?: number;
}

/** The parts of an address, in the order in which a form asks for them. */
export type PostalPart = 'postalCode' | 'postalTown' | 'postalDistrict' | 'streetAddress';

/** The fields and rules of an address in a country, on every site (Registration §5, address). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Absent if no format is known. Then any code of letters and digits passes. */
  readonly postal?: PostalFormat;
  readonly order: readonly PostalPart[];
  /** Length of the street in UTF-16 units. */
  readonly street: { readonly min: number; readonly max: number };
  /** True if a street needs a letter, so that a number alone is none. */
  readonly streetLetter: boolean;
  /** `after-text` needs a digit directly after another sign, `digit` a digit anywhere, `none` no digit. */
  readonly houseNumber: 'after-text' | 'digit' | 'none';
  /** The text for a house without a number, such as Spain's `s/n`. */
  readonly numberless?: RegExp;
  /** True if the extra line may not name a parcel station or the company. */
  readonly extraLineTerms: boolean;
  /** True if the form asks for staircase, floor and door (Austria). */
  readonly floors: boolean;
  /** True for a Turkish address: province, district, mobile telephone, tax entries, and a colon among the characters. */
  readonly turkish: boolean;
  /** The first signs in the telephone field, such as `+36`, or the empty text (Registration §3). */
  readonly phonePreset: string;
  readonly salutations: readonly Salutation[];
}
