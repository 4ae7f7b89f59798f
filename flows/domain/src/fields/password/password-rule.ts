import { judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import type { RuleFor } from '../field-rule.ts';
import type { PasswordField } from '../planned-field.ts';
import { passwordBounds } from './password-field.ts';

/**
 * Judges the password (Registration §5). It is never trimmed, because a blank can be part of a passphrase. Blanks alone still count
 * as none.
 * @param whenMissing absent if a password may be left out
 */
export function judgePassword(value: string, whenMissing?: PasswordField['requiredKey']): string | undefined {
  return isBlank(value) ? whenMissing : judgeLength('password', value, passwordBounds);
}

export const passwordRule: RuleFor<'password'> = (value, { required, requiredKey }) =>
  judgePassword(value, required ? requiredKey : undefined);
