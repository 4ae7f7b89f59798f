import { type Issue, passwordAgain } from '@crema/flow-domain';

const missing = new Set(['passwordIsRequired', 'passwordIsRequiredCS']);

/**
 * Asks for the password again on a form that comes back, because a password is never sent back with it. A password that is
 * wrong itself is asked for by its own error. One that stayed empty on a page that had come back before was asked for again
 * already, and is in the same words.
 * @param fields what was posted; only a page that had come back before names its `path`
 * @param required whether there is no account, and nothing else, without it
 */
export function askPasswordAgain(
  issues: readonly Issue[],
  { password = '', path = '' }: Readonly<Record<string, string>>,
  required: boolean,
): readonly Issue[] {
  const again = passwordAgain(required);
  if (issues.some(({ field }) => field === 'password')) {
    return issues.map((issue) =>
      issue.field === 'password' && path !== '' && missing.has(issue.code) ? again : issue,
    );
  }
  // Blanks alone are no password, as in its rule.
  return password.trim() === '' ? issues : [...issues, again];
}
