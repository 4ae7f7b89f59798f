import { randomUUID } from 'node:crypto';
import type { Issue, RegistrationRequest, RegistrationResult } from '@crema/flow-domain';
import { digitalCard } from '../cards/digital-card.ts';
import { noChain } from '../consents/chain.ts';
import { findCustomerToChange } from '../customers/find-customer.ts';
import { addToCustomer, newCustomer } from '../customers/save-customer.ts';
import { type ConfirmationLetter, newConfirmation } from '../confirmations/confirmation-writes.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { writeIfClaimed } from '../database/claims.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import type { NewSession } from '../identity/customer-session.ts';
import { type OutboxMessage, toOutbox } from '../outbox/outbox.ts';
import { storedOutcome } from '../reconciliation/store-outcome.ts';
import { judgeRegistration } from './judge-registration.ts';
import { emailTaken, type Outcome, Refused } from './outcome.ts';
import type { Registrant } from './registrant.ts';
import {
  answerInstead,
  answerTo,
  claimKeyOfCustomer,
  claimOf,
  findFormer,
  type RegistrationAttempt,
  type RegistrationParts,
} from './registration-attempt.ts';
import { selectionsOf } from './save-selections.ts';

const isNewsletterGranted = ({ consents }: RegistrationRequest) => consents.newsletter?.granted === true;

/** Returns the letter that asks a newcomer to confirm the address. A guest has no account to confirm. */
const letterOf = (request: RegistrationRequest, isGuest: boolean): ConfirmationLetter | undefined => {
  if (!isNewsletterGranted(request)) return isGuest ? undefined : 'welcome';
  return isGuest ? 'newsletter' : 'welcome-newsletter';
};

type Confirmation = ReturnType<typeof newConfirmation>;

/** Returns a link that confirms the address, and its mail. A shop whose mails leave elsewhere confirms addresses itself. */
const confirmationOf = (
  db: Database | Transaction,
  { channels, keys }: RegistrationParts,
  loginId: string,
  letter: ConfirmationLetter | undefined,
): Confirmation | undefined =>
  letter && channels.mail ? newConfirmation(db, { key: keys.confirmation, loginId, letter }) : undefined;

/** Returns the messages that follow a registration. */
const created = (
  loginId: string,
  { flow, site }: RegistrationRequest,
  { mail, isGuest = false }: { readonly mail?: Confirmation | undefined; readonly isGuest?: boolean },
): readonly OutboxMessage[] => [
  ...(mail ? [mail.message] : []),
  { kind: 'webhook', name: 'registration.created', loginId, facts: { flow, site } },
  ...(isGuest ? [{ kind: 'mail', name: 'guest-copy', loginId, facts: {} } as const] : []),
];

/** Returns what the answer says at once. A plastic card comes by post. */
const resultsOf = (
  { cardSelection }: RegistrationRequest,
  cardNumber: string | undefined,
  mail: Confirmation | undefined,
): Pick<RegistrationResult, 'card' | 'confirmation'> => ({
  ...(cardSelection?.layout === 'DIGITAL' && cardNumber !== undefined && { card: digitalCard(cardNumber) }),
  ...(mail && { confirmation: 'SENT' }),
});

/**
 * Registers a logged-in customer for something more: the community or the card. The customer is judged inside the transaction that
 * writes. So a customer who moves abroad at the same time gets no plastic card.
 * @returns the outcome, or `undefined` if the key was claimed before
 * @throws {Refused} if the rules refuse it, or the customer does not exist
 */
export async function registerCustomer(
  services: RegistrationParts,
  attempt: RegistrationAttempt,
  loginId: string,
): Promise<Outcome | undefined> {
  const answered = answerTo(attempt, loginId);
  return await inTransaction(services.db, async (tx) => {
    const { known, claimed } = await claimKeyOfCustomer(tx, answered);
    if (known && !claimed) return undefined;
    // Reads the customer by a separate statement, because only a statement that begins after the lock sees earlier changes.
    const customer = known ? await findCustomerToChange(tx, loginId) : undefined;
    if (!customer) throw new Refused({ kind: 'notLoggedIn' });
    const { info, end, isEmailConfirmed } = customer;
    const chain = { keys: services.consentKeys, loginId, end, now: services.now() };
    const request = judgeRegistration(services, attempt, info);
    const asksNews = !isEmailConfirmed && isNewsletterGranted(request);
    const mail = confirmationOf(tx, services, loginId, asksNews ? 'newsletter' : undefined);
    const cardNumber =
      request.cardSelection && (customer.cardNumber ?? (await services.cardNumbers.issue(loginId)));
    const { answer } = answerTo(attempt, loginId, resultsOf(request, cardNumber, mail));
    await inOneStatement(tx, [
      ...addToCustomer(tx, loginId, request),
      ...selectionsOf(tx, chain, request, {
        known: info.invoiceAddress?.address.regular,
        isConfirmedByMail: mail !== undefined,
        cardNumber,
      }),
      // The key was claimed before the results were known.
      ...(answer === answered.answer ? [] : [answerInstead(tx, { ...answered, answer })]),
      storedOutcome(tx, attempt.tracking, { loginId, request, hasAccount: false, now: chain.now }),
      ...(mail ? [mail.write] : []),
      ...toOutbox(tx, services.channels, created(loginId, request, { mail })),
    ]);
    return { kind: 'registered', loginId, answer, logsIn: false };
  });
}

/** Returns an issue if the password is known from a breach. It is reported together with all others. */
async function breachIssues(
  { isBreached }: Pick<RegistrationParts, 'isBreached'>,
  password: string,
): Promise<readonly Issue[]> {
  const known = password !== '' && (await isBreached?.(password));
  return known ? [{ field: 'password', code: 'PASSWORD_BREACHED' }] : [];
}

/**
 * Registers a newcomer with an account, or a guest, who gets none and so claims no e-mail address.
 * @returns the outcome, or `undefined` if the key was claimed before
 * @throws {Refused} if the rules refuse it, or the e-mail address is taken
 */
export async function registerNewcomer(
  services: RegistrationParts,
  attempt: RegistrationAttempt,
  registrant: Exclude<Registrant, { kind: 'customer' }>,
  session?: NewSession,
): Promise<Outcome | undefined> {
  const { db, identity } = services;
  const guest = registrant.kind === 'guest';
  // Reports the issues of the rules, but not that the address is taken. Otherwise a form with a deliberate mistake could ask for
  // that at no cost and without creating an account.
  const breached = guest ? [] : await breachIssues(services, registrant.password);
  const request = judgeRegistration(services, attempt, undefined, breached);
  const { email } = request;
  const account = guest
    ? { loginId: randomUUID(), writes: [] }
    : await identity.prepare({ email, password: registrant.password, idempotencyKey: attempt.key });
  if (account !== 'taken') {
    const { loginId, emailKey, writes } = account;
    const cardNumber = request.cardSelection && (await services.cardNumbers.issue(loginId));
    const chain = { keys: services.consentKeys, loginId, end: noChain, now: services.now() };
    const mail = confirmationOf(db, services, loginId, letterOf(request, guest));
    const answered = answerTo(attempt, loginId, resultsOf(request, cardNumber, mail));
    const written = await writeIfClaimed(db, claimOf(attempt, answered, emailKey), [
      ...writes,
      newCustomer(db, loginId, request, { guest }),
      ...selectionsOf(db, chain, request, { isConfirmedByMail: mail !== undefined, cardNumber }),
      ...(mail ? [mail.write] : []),
      storedOutcome(db, attempt.tracking, { loginId, request, hasAccount: !guest, now: chain.now }),
      ...toOutbox(db, services.channels, created(loginId, request, { mail, isGuest: guest })),
      ...((guest ? undefined : session?.writes(db, loginId)) ?? []),
    ]);
    const { answer } = answered;
    if (written) return { kind: 'registered', loginId, answer, logsIn: !guest, session: session?.id };
  }
  // The same one may have come a moment before.
  if (guest || (await findFormer(db, attempt))) return undefined;
  throw new Refused(emailTaken);
}
