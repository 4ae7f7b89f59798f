import type { AddressPart, AddressPath } from '../../model/address.ts';
import type { Bounds } from '../../rules/bounds.ts';
import { cleanText } from '../../rules/clean-text.ts';
import type { FloorField } from '../planned-field.ts';

/** The bounds of Registration §9. */
export const floorBounds: Bounds = { max: 4 };

/** Returns staircase, floor and door, which identify a flat in Austria (Registration §3). */
export const floorFields = (
  path: AddressPath,
  isRequired: (part: AddressPart) => boolean,
): readonly FloorField[] =>
  (['floorStairs', 'floorLevel', 'floorDoor'] as const).map((of) => ({
    kind: 'floor',
    name: `${path}.${of}`,
    of,
    required: isRequired(of),
    bounds: floorBounds,
  }));

/**
 * Returns a staircase, floor or door as it is judged, sent and stored: `12` for `Top 12`, `3` for `3. Stock`. The field's name has
 * the word already, and there is room for four signs only.
 */
export const normaliseFloor = (value: string): string =>
  cleanText(value).replace(/^(?:stiege|stg|stock|top|tür)[.:]? ?(\d)|(\d)\.? st(?:iege|ock)$/i, '$1$2');
