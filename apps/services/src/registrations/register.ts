import type { RegistrationRequest } from '@crema/flow-domain';
import { isLockTimeout } from '../database/database-error.ts';
import { type AnsweredRequest, findAnswered } from './answered-requests.ts';
import type { Attempt, Needs } from './attempt.ts';
import { fingerprint } from './fingerprint.ts';
import { type Outcome, Refused } from './outcome.ts';
import { registerCustomer } from './register-customer.ts';
import { registerNewcomer } from './register-newcomer.ts';
import { type Registrant, registrantOf } from './registrant.ts';

/** Answers a repeated request as the first time. An account's owner proves it by the password, a customer by the login. */
async function again(
  { identity }: Needs,
  known: AnsweredRequest,
  attempt: Attempt,
  registrant: Registrant,
): Promise<Outcome> {
  const { kind } = registrant;
  const same = known.fingerprint === attempt.fingerprint;
  if (!same || (kind === 'newcomer' && !(await identity.verify(known.loginId, registrant.password)))) {
    return { kind: 'keyReused' };
  }
  const { loginId, answer } = known;
  return { kind: 'registered', loginId, answer, logsIn: kind === 'newcomer' };
}

/**
 * Registers exactly once per key. The account, the customer, all that was selected and agreed to, and the answer are
 * written in one transaction: after a lost answer or a killed process the same request under the same key finds all of it
 * or nothing (Registration §7).
 * @param loggedInAs login id of the customer who sends it
 */
export async function register(
  needs: Needs,
  key: string,
  request: RegistrationRequest,
  loggedInAs: string | undefined,
): Promise<Outcome> {
  const registrant = registrantOf(request, loggedInAs);
  if (!registrant) return { kind: 'notLoggedIn' };
  const attempt: Attempt = { key, request, fingerprint: fingerprint(request, registrant) };
  // Before anything is judged: what was accepted once stays accepted, even on the day a document changes.
  const known = await findAnswered(needs.db, key);
  if (known) return await again(needs, known, attempt, registrant);
  if (registrant.kind === 'newcomer' && request.flow === 'loyalty-card' && loggedInAs !== undefined) {
    // The form of somebody new, left open while a customer logged in: whose card it would be, nobody can say.
    return { kind: 'rejected', errors: [{ code: 'ALREADY_LOGGED_IN' }] };
  }
  try {
    const outcome =
      registrant.kind === 'customer'
        ? await registerCustomer(needs, attempt, registrant.loginId)
        : await registerNewcomer(needs, attempt, registrant);
    if (outcome) return outcome;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    if (isLockTimeout(error)) return { kind: 'inProgress' };
    throw error;
  }
  const first = await findAnswered(needs.db, key);
  return first ? await again(needs, first, attempt, registrant) : { kind: 'inProgress' };
}
