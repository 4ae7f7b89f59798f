import type { IdentityBackend } from '../identity/identity-backend.ts';

/** A login id that no account has. */
const noAccount = '00000000-0000-4000-8000-000000000000';

/**
 * Checks an e-mail address and a password. It does the same work if no account has the address.
 * @returns the login id, or `undefined` if the two do not belong together
 */
export async function findLogin(
  identity: Pick<IdentityBackend, 'findByEmail' | 'verify'>,
  email: string,
  password: string,
): Promise<string | undefined> {
  const loginId = await identity.findByEmail(email);
  const isRight = await identity.verify(loginId ?? noAccount, password);
  return isRight ? loginId : undefined;
}
