import { type CustomerInfo, isSalutation } from '@crema/flow-domain';
import type { Database, Transaction } from '../database/schema.ts';
import { fromAddressRow } from './address-row.ts';

/**
 * All that a registration is judged by of a customer who is known (Registration §3, customer info). Not every page has all of
 * it in its source: that is the app's to decide.
 */
export async function findCustomerInfo(
  db: Database | Transaction,
  loginId: string,
): Promise<CustomerInfo | undefined> {
  const customer = await db
    .selectFrom('customer')
    .select(['salutation', 'first_name', 'last_name', 'email'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (!customer) return undefined;
  const addresses = await db
    .selectFrom('address')
    .selectAll()
    .where('login_id', '=', loginId)
    .where('purpose', 'in', ['invoice', 'card'])
    .execute();
  const [invoice, card] = ['invoice', 'card'].map((purpose) =>
    addresses.find((each) => each.purpose === purpose),
  );
  const salutation = customer.salutation ?? undefined;
  return {
    loginId,
    salutation: isSalutation(salutation) ? salutation : undefined,
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    email: customer.email,
    invoiceAddress: invoice && { uuid: invoice.id, address: { regular: fromAddressRow(invoice) } },
    ...(card && { cardAddress: fromAddressRow(card) }),
  };
}
