import type { Write } from '../database/writes.ts';
import type { Transaction } from '../database/schema.ts';

/** Removes an account. Its e-mail address is free once its claim is removed, too. */
export function removeAccount(tx: Transaction, loginId: string): Write {
  return ['no_account', tx.deleteFrom('account').where('login_id', '=', loginId)];
}
