import { judgeLength } from '../bounds.ts';
import { passwordBounds } from '../limits.ts';
import { isBlank } from '../required.ts';

/** What is said where a password is missing; a coffee subscription has its own words (Registration §5). */
export type PasswordRequiredKey = 'passwordIsRequired' | 'passwordIsRequiredCS';

/**
 * The password (Registration §5): the key of what is wrong, or `undefined`. It is never trimmed, because a blank can be
 * part of a passphrase; blanks alone still count as none.
 * @param whenMissing absent where a password may be left out
 */
export function judgePassword(value: string, whenMissing?: PasswordRequiredKey): string | undefined {
  return isBlank(value) ? whenMissing : judgeLength('password', value, passwordBounds);
}

/** From weak (0) over ok and strong to very strong (3). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * How many of lower case, upper case and digits occur; 0 below the minimum length (Registration §4).
 * @example passwordStrength('kaffee12') // 2
 */
export function passwordStrength(value: string): PasswordStrength {
  if (value.length < passwordBounds.min) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].filter((kind) => kind.test(value)).length;
  return kinds === 3 ? 3 : kinds === 2 ? 2 : kinds === 1 ? 1 : 0;
}
