import type { Bounds } from '../limits.ts';

// The bounds of Registration §9 that addresses and cards have. A street's are its country's.
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
