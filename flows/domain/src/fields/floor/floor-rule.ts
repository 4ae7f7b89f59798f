import { judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import { hasAllowedCharacters } from '../../rules/characters.ts';
import type { FloorField } from '../planned-field.ts';
import { floorBounds } from './floor-fields.ts';

/** Judges a staircase, floor or door (Registration §5, address). */
export function judgeFloor(
  floor: string,
  { of, required }: Pick<FloorField, 'of' | 'required'>,
): string | undefined {
  if (isBlank(floor)) return required ? `${of}IsRequired` : undefined;
  const length = judgeLength(of, floor, floorBounds);
  return length ?? (hasAllowedCharacters(floor, false) ? undefined : 'invalidCharacter');
}
