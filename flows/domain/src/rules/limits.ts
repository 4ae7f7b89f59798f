/** How long a text may be, in UTF-16 units. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** The one length that is right. */
  readonly length?: number;
}

// The bounds of Registration §9, one by one, so that a page downloads its own. A street's are its country's.
export const emailBounds: Bounds = { max: 255 };
export const passwordBounds = { min: 8, max: 64 } as const satisfies Bounds;
export const nameBounds: Bounds = { max: 40 };
/** A company's name in a registration form. */
export const companyNameBounds: Bounds = { max: 30 };
/** A company's name in an address form. */
export const addressCompanyNameBounds: Bounds = { max: 80 };
export const townBounds: Bounds = { max: 50 };
export const extraLineBounds: Bounds = { max: 30 };
export const floorBounds: Bounds = { max: 4 };
export const phoneBounds: Bounds = { min: 5, max: 16 };
export const mobilePhoneBounds: Bounds = { length: 7 };
/** The Turkish personal tax number. */
export const taxNumberBounds = { max: 11, length: 11 } as const satisfies Bounds;
export const companyTaxBranchBounds: Bounds = { max: 40 };
export const companyTaxNumberBounds: Bounds = { length: 10 };

/** The first year a birth date may name. */
export const firstBirthYear = 1900;
