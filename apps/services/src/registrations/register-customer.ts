import { addToCustomer } from '../customers/change-customer.ts';
import { findCustomerToChange } from '../customers/find-customer-info.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { judgeRegistration } from './judge-registration.ts';
import { type Outcome, Refused } from './outcome.ts';
import { claimKeyOfCustomer } from './answered-requests.ts';
import { answerTo, type RegistrationAttempt } from './registration-attempt.ts';
import type { RegistrationServices } from './registration-services.ts';
import { selectionsOf } from './save-selections.ts';

/**
 * Registers a customer who is logged in for something more: the community or the card. The customer is judged inside the
 * transaction, as it is changed: an address that moves abroad meanwhile gets no plastic card.
 * @returns what became of it; `undefined` when the key was claimed before.
 * @throws {Refused} when the rules stand against it, or there is no such customer.
 */
export async function registerCustomer(
  services: RegistrationServices,
  attempt: RegistrationAttempt,
  loginId: string,
): Promise<Outcome | undefined> {
  const answered = answerTo(attempt, loginId);
  return await inTransaction(services.db, async (tx) => {
    const { known, claimed } = await claimKeyOfCustomer(tx, answered);
    if (known && !claimed) return undefined;
    // Read by a statement of its own: only one that begins behind the lock sees what was changed before it.
    const customer = known ? await findCustomerToChange(tx, loginId) : undefined;
    if (!customer) throw new Refused({ kind: 'notLoggedIn' });
    const { info, end } = customer;
    const chain = { keys: services.consentKeys, loginId, end, now: services.now() };
    const request = judgeRegistration(services, attempt, info);
    await inOneStatement(tx, [
      ...addToCustomer(tx, loginId, request),
      ...selectionsOf(tx, chain, request, info.invoiceAddress?.address.regular),
    ]);
    return { kind: 'registered', loginId, answer: answered.answer, logsIn: false };
  });
}
