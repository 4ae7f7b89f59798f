import { type Address, type Issue, judgeInvoiceAddress, type SiteKey, siteFor } from '@crema/flow-domain';
import { lockCustomer } from '../customers/change-customer.ts';
import { findCustomerInfo } from '../customers/find-customer-info.ts';
import { saveAddress } from '../customers/save-address.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RegistrationServices } from '../registrations/registration-services.ts';

/** An invoice address as a customer sends it. */
export interface SentAddress {
  readonly loginId: string;
  readonly site: SiteKey;
  /** Of the address to change; absent where the customer's first one is sent, or the one there is replaced. */
  readonly uuid: string | undefined;
  readonly address: Readonly<Address>;
}

/** How a save ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly uuid: string }
  | { readonly kind: 'rejected'; readonly issues: readonly Issue[] }
  | { readonly kind: 'malformed' }
  /** There is no such customer, or no such address of theirs. */
  | { readonly kind: 'unknown' };

/**
 * Judges and saves a customer's invoice address in one transaction, behind a lock on the customer: what is judged is what is
 * changed.
 */
export async function saveInvoiceAddress(
  { db, now, bundle }: Pick<RegistrationServices, 'db' | 'now' | 'bundle'>,
  { loginId, site, uuid, address }: SentAddress,
): Promise<SaveOutcome> {
  return await inTransaction(db, async (tx): Promise<SaveOutcome> => {
    const customer = (await lockCustomer(tx, loginId)) ? await findCustomerInfo(tx, loginId) : undefined;
    if (!customer || (uuid !== undefined && uuid !== customer.invoiceAddress?.uuid))
      return { kind: 'unknown' };
    const env = { now: now(), companyTerms: bundle.companyTerms };
    const options = bundle.options('invoice-address');
    const judged = judgeInvoiceAddress(address, siteFor(site), env, { customer, options });
    if (judged.issues.length > 0) return { kind: 'rejected', issues: judged.issues };
    if (judged.unexpected.length > 0) return { kind: 'malformed' };
    return { kind: 'saved', uuid: await saveAddress(tx, loginId, 'invoice', judged.address) };
  });
}
