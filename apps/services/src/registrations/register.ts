import type { AddressPath, RegistrationRequest, Submission } from '@crema/flow-domain';
import { isLockTimeout } from '../database/database-error.ts';
import { type AnsweredRequest, findAnswered, findAnsweredLately } from './answered-requests.ts';
import { fingerprint } from './fingerprint.ts';
import { alreadyLoggedIn, type Outcome, Refused } from './outcome.ts';
import { registerCustomer } from './register-customer.ts';
import { registerNewcomer } from './register-newcomer.ts';
import { type Registrant, registrantOf } from './registrant.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import type { RegistrationServices } from './registration-services.ts';

/**
 * Answers a repeated request as the first time. The owner of an account proves it by the password, a customer by being
 * logged in.
 */
async function answerRepeated(
  { identity }: RegistrationServices,
  known: AnsweredRequest,
  attempt: RegistrationAttempt,
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

/** Who sends a registration, and in which words. */
interface RegistrationSender {
  /** Login id of the customer who sends it. */
  readonly loggedInAs: string | undefined;
  /** The body of the call, by which it is known again; a form is known again by itself. */
  readonly sent?: RegistrationRequest;
  /** Address whose code and town do not match, in a form that is held back for that. A call never is. */
  readonly mismatch?: AddressPath | undefined;
}

/**
 * Registers exactly once per key. The account, the customer, all that was selected and agreed to, and the answer are
 * written in one transaction: after a lost answer or a killed process the same request under the same key finds all of it
 * or nothing (Registration §7).
 */
export async function register(
  services: RegistrationServices,
  key: string,
  submission: Submission,
  { sent, loggedInAs, mismatch }: RegistrationSender,
): Promise<Outcome> {
  const registrant = registrantOf(submission, loggedInAs);
  if (!registrant) return { kind: 'notLoggedIn' };
  const attempt: RegistrationAttempt = {
    key,
    submission,
    mismatch,
    fingerprint: fingerprint(sent ?? submission, registrant),
  };
  // Before anything is judged: what was accepted once stays accepted, even on the day a document changes.
  const known = await findAnswered(services.db, key);
  if (known) return await answerRepeated(services, known, attempt, registrant);
  // The form of somebody new, left open while a customer logged in: it would make a second account, or an order or a card
  // of which nobody could say whose it is.
  if (registrant.kind !== 'customer' && loggedInAs !== undefined) return alreadyLoggedIn;
  if (registrant.kind === 'guest') {
    // Nothing about a guest is unique, so that nothing else would stop a second order's customer.
    const lately = await findAnsweredLately(services.db, attempt.fingerprint);
    if (lately) return await answerRepeated(services, lately, attempt, registrant);
  }
  try {
    const outcome =
      registrant.kind === 'customer'
        ? await registerCustomer(services, attempt, registrant.loginId)
        : await registerNewcomer(services, attempt, registrant);
    if (outcome) return outcome;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    if (isLockTimeout(error)) return { kind: 'inProgress' };
    throw error;
  }
  const first = await findAnswered(services.db, key);
  return first ? await answerRepeated(services, first, attempt, registrant) : { kind: 'inProgress' };
}
