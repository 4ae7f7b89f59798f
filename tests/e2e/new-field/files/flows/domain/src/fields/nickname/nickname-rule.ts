import { judgeLength } from '../../rules/bounds.ts';
import { hasAllowedCharacters } from '../../rules/characters.ts';
import { nicknameBounds } from './nickname-field.ts';

/** Judges a nickname, which may be left out. */
export function judgeNickname(nickname: string): string | undefined {
  const length = judgeLength('nickname', nickname, nicknameBounds);
  return length ?? (hasAllowedCharacters(nickname, false) ? undefined : 'invalidCharacter');
}
