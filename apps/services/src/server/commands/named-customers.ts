import { type FoundCustomer, findByEmail } from '../../core/customers/find-by-email.ts';
import type { Database } from '../../core/database/schema.ts';
import { ForOperator } from '../../core/log/log.ts';
import { isUuid } from '../../core/secrets/ids.ts';

export const noCustomer = 'There is no such customer.';

/** Returns a line about a customer, without a name. */
export const foundLine = ({ loginId, guest, flow, site, since }: FoundCustomer): string =>
  [loginId, guest ? 'guest' : 'account', flow, site, since.toISOString().slice(0, 10)].join('  ');

/**
 * Returns the login ids that an operator means: the given one itself, even if it has no customer, or those with an e-mail address.
 * @param named a login id or an e-mail address
 */
export async function loginIdsOf(db: Database, named: string): Promise<readonly string[]> {
  if (named.includes('@')) return (await findByEmail(db, named)).map(({ loginId }) => loginId);
  return isUuid(named) ? [named] : [];
}

/**
 * Returns the login ids of customers to erase. An e-mail address may belong to several, such as an account and a guest's orders, and
 * an erasure cannot be undone. So it must say if all of them are meant.
 * @throws a sentence with all of them if `isAllMeant` is false
 */
export async function loginIdsToErase(
  db: Database,
  named: string,
  isAllMeant: boolean,
): Promise<readonly string[]> {
  if (!named.includes('@')) return await loginIdsOf(db, named);
  const found = await findByEmail(db, named);
  if (found.length < 2 || isAllMeant) return found.map(({ loginId }) => loginId);
  const several = `${found.length} customers have this address. Erase one by its login id, or add --all.`;
  throw new ForOperator([...found.map(foundLine), several].join('\n'));
}
