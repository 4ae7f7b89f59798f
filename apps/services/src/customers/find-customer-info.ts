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
  // A row per address, or one without any.
  const rows = await db
    .selectFrom('customer')
    .leftJoin('address', (join) =>
      join.onRef('address.login_id', '=', 'customer.login_id').on('purpose', 'in', ['invoice', 'card']),
    )
    .where('customer.login_id', '=', loginId)
    .selectAll('address')
    .select([
      'customer.salutation as own_salutation',
      'customer.first_name as own_first_name',
      'customer.last_name as own_last_name',
      'customer.email',
    ])
    .execute();
  const [customer] = rows;
  if (!customer) return undefined;
  const [invoice, card] = ['invoice', 'card'].map((purpose) => rows.find((each) => each.purpose === purpose));
  const salutation = customer.own_salutation ?? undefined;
  return {
    loginId,
    salutation: isSalutation(salutation) ? salutation : undefined,
    firstName: customer.own_first_name ?? '',
    lastName: customer.own_last_name ?? '',
    email: customer.email,
    ...(invoice?.id && {
      invoiceAddress: { uuid: invoice.id, address: { regular: fromAddressRow(invoice) } },
    }),
    ...(card && { cardAddress: fromAddressRow(card) }),
  };
}
