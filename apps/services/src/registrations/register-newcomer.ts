import { randomUUID } from 'node:crypto';
import type { Issue } from '@crema/flow-domain';
import { noChain } from '../consents/chain/append.ts';
import { newCustomer } from '../customers/save-customer.ts';
import { inOneStatement } from '../database/in-one-statement.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { judgeRegistration } from './judge-registration.ts';
import { emailTaken, type Outcome, Refused } from './outcome.ts';
import type { Registrant } from './registrant.ts';
import { answerTo, claimAttempt, type RegistrationAttempt } from './registration-attempt.ts';
import type { RegistrationServices } from './registration-services.ts';
import { selectionsOf } from './save-selections.ts';

/** What is to be said of a password that others have: told together with all else that is wrong. */
async function breachIssues(
  { isBreached }: Pick<RegistrationServices, 'isBreached'>,
  password: string,
): Promise<readonly Issue[]> {
  const known = password !== '' && (await isBreached?.(password));
  return known ? [{ field: 'password', code: 'PASSWORD_BREACHED' }] : [];
}

/**
 * Registers somebody nobody knows yet: with an account, or as a guest, who gets none and so claims no e-mail address.
 * @returns what became of it; `undefined` when the key was claimed before.
 * @throws {Refused} when the rules or a taken e-mail address stand against it.
 */
export async function registerNewcomer(
  services: RegistrationServices,
  attempt: RegistrationAttempt,
  registrant: Exclude<Registrant, { kind: 'customer' }>,
): Promise<Outcome | undefined> {
  const { db, identity } = services;
  const guest = registrant.kind === 'guest';
  // All that the rules find, but not whether the address is taken: asking that with a form that is wrong on purpose
  // would cost nothing and leave no account behind.
  const breached = guest ? [] : await breachIssues(services, registrant.password);
  const request = judgeRegistration(services, attempt, undefined, breached);
  const loginId = randomUUID();
  const { email } = request;
  const createAccount = guest
    ? undefined
    : await identity.prepare({
        loginId,
        email,
        password: registrant.password,
        idempotencyKey: attempt.key,
      });
  const answered = answerTo(attempt, loginId);
  const chain = { keys: services.consentKeys, loginId, end: noChain, now: services.now() };
  return await inTransaction(db, async (tx) => {
    if (!(await claimAttempt(tx, attempt, answered))) return undefined;
    if (createAccount && !(await createAccount(tx))) {
      throw new Refused(emailTaken);
    }
    await inOneStatement(tx, [
      newCustomer(tx, loginId, request, { guest }),
      ...selectionsOf(tx, chain, request),
    ]);
    return { kind: 'registered', loginId, answer: answered.answer, logsIn: !guest };
  });
}
