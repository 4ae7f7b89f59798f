import { addToCustomer, lockCustomer } from '../customers/change-customer.ts';
import { findCustomerInfo } from '../customers/find-customer-info.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { judgeRegistration } from './judge-registration.ts';
import { type Outcome, Refused } from './outcome.ts';
import { answerTo, claimAttempt, type RegistrationAttempt } from './registration-attempt.ts';
import type { RegistrationServices } from './registration-services.ts';
import { saveSelections } from './save-selections.ts';

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
    if (!(await claimAttempt(tx, attempt, answered))) return undefined;
    const customer = (await lockCustomer(tx, loginId)) ? await findCustomerInfo(tx, loginId) : undefined;
    if (!customer) throw new Refused({ kind: 'notLoggedIn' });
    const request = judgeRegistration(services, attempt, customer);
    await addToCustomer(tx, loginId, request);
    await saveSelections(tx, loginId, request, customer.invoiceAddress?.address.regular);
    return { kind: 'registered', loginId, answer: answered.answer, logsIn: false };
  });
}
