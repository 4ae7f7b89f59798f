import type { Salutation } from '../model/salutation.ts';

/**
 * How a country writes its postal codes. In a mask `9` is a digit, `A` a letter, `*` either; everything else stands for
 * itself, a blank or a hyphen also where the shopper left it out. A code is right when it fits one of the masks.
 */
export interface PostalFormat {
  readonly masks: readonly string[];
  /** A code of the country, which tells the shopper more than a mask: `SW1A 1AA`. */
  readonly example: string;
  /** Letters that people copy before the code, such as `D` of `D-20354`. */
  readonly prefixes?: readonly string[];
  /** The highest number the first two digits can make; the lowest is 01 (Turkey's provinces). */
  readonly provinces?: number;
}

/** The parts of an address, in the order in which a form asks for them. */
export type PostalPart = 'postalCode' | 'postalTown' | 'postalDistrict' | 'streetAddress';

/** How the address of a country is asked for and judged, whichever site asks (Registration §5, address). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Absent where no format is known: any code of letters and digits passes. */
  readonly postal?: PostalFormat;
  readonly order: readonly PostalPart[];
  /** Length of the street in UTF-16 units. */
  readonly street: { readonly min: number; readonly max: number };
  /** Whether a street needs a letter, so that a number alone is none. */
  readonly streetLetter: boolean;
  /** `after-text`: a digit right behind something else; `digit`: one anywhere; `none`: not needed. */
  readonly houseNumber: 'after-text' | 'digit' | 'none';
  /** What is written where a house has no number, such as Spain's `s/n`. */
  readonly numberless?: RegExp;
  /** Whether parcel stations and the company's own name are refused in the extra line. */
  readonly extraLineTerms: boolean;
  /** Whether staircase, floor and door are asked for (Austria). */
  readonly floors: boolean;
  /** Whether the address is Turkish: province, district, mobile telephone, tax entries, and a colon among the characters. */
  readonly turkish: boolean;
  /** What the telephone field begins with, such as `+36`, or the empty text (Registration §3). */
  readonly phonePreset: string;
  readonly salutations: readonly Salutation[];
}
