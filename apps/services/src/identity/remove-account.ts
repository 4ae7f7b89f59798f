import type { Transaction } from '../database/schema.ts';
import { emailSpellings } from './email-key.ts';

/** Removes an account and gives its e-mail address free, in all of its spellings. */
export async function removeAccount(tx: Transaction, loginId: string): Promise<void> {
  const claimed = await tx
    .deleteFrom('email_claim')
    .where('login_id', '=', loginId)
    .returning('email_key')
    .execute();
  await tx.deleteFrom('account').where('login_id', '=', loginId).execute();
  const spellings = claimed.flatMap(({ email_key }) => emailSpellings(email_key));
  if (spellings.length === 0) return;
  // Those without a password stand for the claim. One with a password is somebody's who got in with the address before.
  await tx
    .deleteFrom('account')
    .where('email_key', 'in', spellings)
    .where('password_hash', 'is', null)
    .execute();
}
