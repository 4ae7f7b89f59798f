import { randomUUID } from 'node:crypto';
import {
  type Issue,
  judgeRegistration,
  type RegistrationRequest,
  type RegistrationResult,
} from '@crema/flow-domain';
import { recordConsents } from '../consents/record-consents.ts';
import { saveCustomer } from '../customers/save-customer.ts';
import { isLockTimeout } from '../database/database-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Services } from '../http/services.ts';
import { type AnsweredRequest, claimKey, findAnswered } from './answered-requests.ts';
import { fingerprint } from './fingerprint.ts';

/** What became of a registration. */
export type Outcome =
  | { readonly kind: 'registered'; readonly loginId: string; readonly answer: string }
  | { readonly kind: 'rejected'; readonly errors: readonly Issue[] }
  | { readonly kind: 'keyReused' }
  | { readonly kind: 'inProgress' };

type Needs = Pick<Services, 'db' | 'identity' | 'now' | 'bundle'>;

const taken: Issue = { field: 'email', code: 'EMAIL_ALREADY_TAKEN' };

// Thrown inside the transaction, so that the claimed key goes back with it.
const emailTaken = new Error('The e-mail address is taken.');

async function again(
  { identity }: Needs,
  known: AnsweredRequest,
  print: string,
  password: string | undefined,
): Promise<Outcome> {
  const same = known.fingerprint === print && (await identity.verify(known.loginId, password));
  return same ? { kind: 'registered', loginId: known.loginId, answer: known.answer } : { kind: 'keyReused' };
}

/**
 * Registers a shopper exactly once per key. The account, the customer, the consents and the answer are written in one
 * transaction: after a lost answer or a killed process the same request under the same key finds all of it or nothing
 * (Registration §7).
 */
export async function register(needs: Needs, key: string, request: RegistrationRequest): Promise<Outcome> {
  const { db, identity } = needs;
  const print = fingerprint(request);
  // Before anything is judged: what was accepted once stays accepted, even on the day a document changes.
  const known = await findAnswered(db, key);
  if (known) return await again(needs, known, print, request.password);

  const judged = judgeRegistration(request, { now: needs.now(), companyTerms: needs.bundle.companyTerms });
  // All that the rules find, but not whether the address is taken: asking that with a form that is wrong on purpose
  // would cost nothing and leave no account behind.
  if (judged.issues.length > 0) return { kind: 'rejected', errors: judged.issues };

  const loginId = randomUUID();
  const result: RegistrationResult = { status: 'CREATED', loginId };
  const answered: AnsweredRequest = { key, fingerprint: print, loginId, answer: JSON.stringify(result) };
  const { email, password } = judged.request;
  const createAccount = await identity.prepare({ loginId, email, password, idempotencyKey: key });
  try {
    const claimed = await inTransaction(db, async (tx) => {
      if (!(await claimKey(tx, answered))) return false;
      if (!(await createAccount(tx))) throw emailTaken;
      await saveCustomer(tx, loginId, judged.request);
      await recordConsents(tx, loginId, judged.request);
      return true;
    });
    if (claimed) return { kind: 'registered', loginId, answer: answered.answer };
  } catch (error) {
    if (error === emailTaken) return { kind: 'rejected', errors: [taken] };
    if (isLockTimeout(error)) return { kind: 'inProgress' };
    throw error;
  }
  const first = await findAnswered(db, key);
  return first ? await again(needs, first, print, request.password) : { kind: 'inProgress' };
}
