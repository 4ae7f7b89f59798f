import { judgeLength } from '../bounds.ts';
import { hasAllowedCharacters } from '../characters.ts';
import { cleanText } from '../clean-text.ts';
import { floorBounds } from './address-limits.ts';
import { isBlank } from '../required.ts';

/** The parts that tell a flat in Austria (Registration §3). */
export type FloorPart = 'floorStairs' | 'floorLevel' | 'floorDoor';

/**
 * A staircase, floor or door as it is judged, sent and kept: `12` for `Top 12`, `3` for `3. Stock`. The field's name says the word,
 * and four signs are all that there is room for.
 */
export const normaliseFloor = (value: string): string =>
  cleanText(value).replace(/^(?:stiege|stg|stock|top|tür)[.:]? ?(\d)|(\d)\.? st(?:iege|ock)$/i, '$1$2');

/** Staircase, floor or door (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgeFloor(floor: string, field: FloorPart, required: boolean): string | undefined {
  if (isBlank(floor)) return required ? `${field}IsRequired` : undefined;
  const length = judgeLength(field, floor, floorBounds);
  return length ?? (hasAllowedCharacters(floor, false) ? undefined : 'invalidCharacter');
}
