import { judgeLength } from '../bounds.ts';
import { hasAllowedCharacters } from '../characters.ts';
import { floorBounds } from '../limits.ts';
import { isBlank } from '../required.ts';

/** The parts that tell a flat in Austria (Registration §3). */
export type FloorPart = 'floorStairs' | 'floorLevel' | 'floorDoor';

/** Staircase, floor or door (Registration §5, address): the key of what is wrong, or `undefined`. */
export function judgeFloor(floor: string, field: FloorPart, required: boolean): string | undefined {
  if (isBlank(floor)) return required ? `${field}IsRequired` : undefined;
  const length = judgeLength(field, floor, floorBounds);
  return length ?? (hasAllowedCharacters(floor, false) ? undefined : 'invalidCharacter');
}
