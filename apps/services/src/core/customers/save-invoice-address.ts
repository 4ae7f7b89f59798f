import {
  type AddressPath,
  type Issue,
  judgeInvoiceAddress,
  type SentAddress,
  type SiteKey,
  siteFor,
  withPostalMismatch,
} from '@crema/flow-domain';
import { lockCustomer } from './save-customer.ts';
import { findCustomerInfo } from './find-customer.ts';
import { saveAddress } from './save-address.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { type OutboxMessage, toOutbox } from '../outbox/outbox.ts';
import type { RegistrationParts } from '../registrations/registration-attempt.ts';

/** An invoice address with the customer who sends it. */
interface AddressToSave {
  readonly loginId: string;
  readonly site: SiteKey;
  /** The uuid of the address to change. Absent if the customer sends a first address, or replaces the existing one. */
  readonly uuid?: string | undefined;
  readonly address: SentAddress;
  /** The address whose code and town do not match, if a form comes back because of it. A call is never refused for it. */
  readonly mismatch?: AddressPath | undefined;
}

/** The result of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly uuid: string }
  | { readonly kind: 'rejected'; readonly issues: readonly Issue[] }
  | { readonly kind: 'malformed' }
  /** There is no such customer, or no such address of theirs. */
  | { readonly kind: 'unknown' };

/**
 * Judges and saves a customer's invoice address in one transaction that locks the customer, so that no other request changes the
 * data between the check and the write.
 */
export async function saveInvoiceAddress(
  { db, now, bundle, channels }: Pick<RegistrationParts, 'db' | 'now' | 'bundle' | 'channels'>,
  { loginId, site, uuid, address, mismatch }: AddressToSave,
): Promise<SaveOutcome> {
  return await inTransaction(db, async (tx): Promise<SaveOutcome> => {
    const customer = (await lockCustomer(tx, loginId)) ? await findCustomerInfo(tx, loginId) : undefined;
    if (!customer || (uuid !== undefined && uuid !== customer.invoiceAddress?.uuid))
      return { kind: 'unknown' };
    const env = { now: now(), companyTerms: bundle.companyTerms };
    const options = bundle.options('invoice-address');
    const judged = judgeInvoiceAddress(address, siteFor(site), env, { customer, options });
    if (judged.unexpected.length > 0) return { kind: 'malformed' };
    const issues = withPostalMismatch(judged.issues, mismatch);
    if (issues.length > 0) return { kind: 'rejected', issues };
    const saved = await saveAddress(tx, loginId, 'invoice', judged.address);
    const messages: OutboxMessage[] = [
      { kind: 'webhook', name: 'address.changed', loginId, facts: { site } },
    ];
    // A first address is a part of the registration, and no news to its owner.
    if (customer.invoiceAddress) messages.push({ kind: 'mail', name: 'address-changed', loginId, facts: {} });
    await inOneStatement(tx, toOutbox(tx, channels, messages));
    return { kind: 'saved', uuid: saved };
  });
}
