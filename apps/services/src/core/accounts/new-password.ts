import type { Issue } from '@crema/flow-domain';
import { judgePassword, passwordBounds } from '@crema/flow-domain/server';
import type { IsBreached } from '../identity/breached-password.ts';

/** Judges a new password as a registration does (Registration §5). */
export async function newPasswordIssue(
  isBreached: IsBreached | undefined,
  password: string,
): Promise<Issue | undefined> {
  const code = judgePassword(password, 'passwordIsRequired');
  if (code !== undefined) return { field: 'password', code, params: { ...passwordBounds } };
  return (await isBreached?.(password)) ? { field: 'password', code: 'PASSWORD_BREACHED' } : undefined;
}
