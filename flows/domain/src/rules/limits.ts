/** How long a text may be, in UTF-16 units. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** The one length that is right. */
  readonly length?: number;
}

// The bounds of Registration §9, one by one, so that a page downloads its own. Those of an address are in its folder.
export const emailBounds: Bounds = { max: 255 };
export const passwordBounds = { min: 8, max: 64 } as const satisfies Bounds;
export const nameBounds: Bounds = { max: 40 };
/** A company's name in a registration form. */
export const companyNameBounds: Bounds = { max: 30 };
/** The first year a birth date may name. */
export const firstBirthYear = 1900;
