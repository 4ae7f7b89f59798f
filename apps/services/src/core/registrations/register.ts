import type { AddressPath, RegistrationRequest, Submission } from '@crema/flow-domain';
import { findCustomerInfo } from '../customers/find-customer.ts';
import { isLockTimeout, isTaken } from '../database/database-error.ts';
import { retry } from '../database/retry.ts';
import { writeRetries } from '../database/writes.ts';
import {
  type AnsweredRequest,
  findAnsweredLately,
  findFormer,
  type RegistrationAttempt,
  type RegistrationParts,
} from './registration-attempt.ts';
import { contentKey, fingerprint } from './fingerprint.ts';
import { judgeRegistration } from './judge-registration.ts';
import { alreadyLoggedIn, emailTaken, type Outcome, Refused } from './outcome.ts';
import type { TrackingState } from '../reconciliation/page-words.ts';
import { registerCustomer, registerNewcomer } from './write-registration.ts';
import type { NewSession } from '../identity/customer-session.ts';
import { type Registrant, registrantOf } from './registrant.ts';

/**
 * Answers a repeated request with its first answer. The owner of an account proves it by the password, and a customer by the login.
 */
async function answerRepeated(
  { identity }: RegistrationParts,
  known: AnsweredRequest,
  attempt: RegistrationAttempt,
  registrant: Registrant,
): Promise<Outcome> {
  const { kind } = registrant;
  if (known.fingerprint !== attempt.fingerprint) return { kind: 'keyReused' };
  if (kind === 'newcomer' && !(await identity.verify(known.loginId, registrant.password))) {
    return attempt.byContent ? emailTaken : { kind: 'keyReused' };
  }
  const { loginId, answer } = known;
  return { kind: 'registered', loginId, answer, logsIn: kind === 'newcomer' };
}

/** Finds what is wrong with a registration itself. It checks neither its key nor whether its e-mail address is taken. */
async function findFault(
  services: RegistrationParts,
  attempt: RegistrationAttempt,
  registrant: Registrant,
  loggedInAs: string | undefined,
): Promise<Outcome | undefined> {
  const { kind } = registrant;
  if (kind !== 'customer' && loggedInAs !== undefined) return alreadyLoggedIn;
  const customer = kind === 'customer' ? await findCustomerInfo(services.db, registrant.loginId) : undefined;
  if (kind === 'customer' && !customer) return { kind: 'notLoggedIn' };
  try {
    judgeRegistration(services, attempt, customer);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** Answers what came under a key that was answered before. That the key is taken is said last of all that may be wrong. */
async function answerAgain(
  services: RegistrationParts,
  known: AnsweredRequest,
  attempt: RegistrationAttempt,
  registrant: Registrant,
  loggedInAs: string | undefined,
): Promise<Outcome> {
  const outcome = await answerRepeated(services, known, attempt, registrant);
  if (outcome.kind !== 'keyReused') return outcome;
  return (await findFault(services, attempt, registrant, loggedInAs)) ?? outcome;
}

/** The sender of a registration, and the request as it was sent. */
interface RegistrationSender {
  /** The idempotency key. A page that is the same for every visitor has none, so its form is recognised by its content. */
  readonly key: string | undefined;
  /** Login id of the customer who sends it. */
  readonly loggedInAs: string | undefined;
  /** The body of the call, by which a repeated call is recognised. A form is recognised by its own content. */
  readonly sent?: RegistrationRequest;
  /** The session that is written with a new account. @default the caller begins one */
  readonly session?: NewSession;
  /** The address whose code and town do not match, if a form comes back because of it. A call is never refused for it. */
  readonly mismatch?: AddressPath | undefined;
  /** The state of tracking on the page. @default the browser posted the form itself */
  readonly tracking?: TrackingState;
}

/**
 * Registers exactly once per key. One transaction writes the account, the customer, all selections and consents, and the answer.
 * After a lost answer or a killed process, the same request under the same key finds all of it or nothing (Registration §7).
 * Without a key, the same content is the same request for ten minutes.
 */
export async function register(
  services: RegistrationParts,
  submission: Submission,
  { key, sent, loggedInAs, session, mismatch, tracking = { kind: 'none' } }: RegistrationSender,
): Promise<Outcome> {
  const registrant = registrantOf(submission, loggedInAs);
  if (!registrant) return { kind: 'notLoggedIn' };
  // A customer may change a value back. So the same content is not a repeated request, and a key is required.
  if (registrant.kind === 'customer' && key === undefined) return { kind: 'malformed' };
  const print = fingerprint(sent ?? submission, registrant);
  const attempt: RegistrationAttempt = {
    key: key ?? contentKey(services.keys.content, print),
    byContent: key === undefined,
    fingerprint: print,
    submission,
    mismatch,
    tracking,
  };
  const again = async () => {
    const former = await findFormer(services.db, attempt);
    return former && (await answerAgain(services, former, attempt, registrant, loggedInAs));
  };
  // An accepted registration stays accepted, even on the day when a document changes. A newcomer is not looked up first, because
  // the statement that claims the key also shows if it was answered before. This saves one of two statements.
  const asksFirst =
    registrant.kind !== 'newcomer' ||
    attempt.byContent ||
    loggedInAs !== undefined ||
    services.identity.isElsewhere === true;
  const answered = asksFirst ? await again() : undefined;
  if (answered) return answered;
  // A newcomer's form that stayed open while a customer logged in would create a second account, or an order or a card
  // without a clear owner.
  if (registrant.kind !== 'customer' && loggedInAs !== undefined) return alreadyLoggedIn;
  if (registrant.kind === 'guest' && !attempt.byContent) {
    // No value of a guest is unique, so nothing else would stop a second guest of the same order.
    const lately = await findAnsweredLately(services.db, attempt.fingerprint);
    if (lately) return await answerRepeated(services, lately, attempt, registrant);
  }
  try {
    const write = async () =>
      registrant.kind === 'customer'
        ? await registerCustomer(services, attempt, registrant.loginId)
        : await registerNewcomer(services, attempt, registrant, session);
    // Only the number of a card can be taken here, and another one is issued.
    const outcome = await retry(write, isTaken, writeRetries);
    if (outcome) return outcome;
  } catch (error) {
    if (error instanceof Refused) return (asksFirst ? undefined : await again()) ?? error.outcome;
    if (isLockTimeout(error)) return { kind: 'inProgress' };
    throw error;
  }
  return (await again()) ?? { kind: 'inProgress' };
}
