import { type CustomerInfo, isSalutation, type PageCustomer } from '@crema/flow-domain';
import { sql } from 'kysely';
import { digitalCard } from '../cards/digital-card.ts';
import { type ChainEnd, chainEndQuery } from '../consents/chain.ts';
import { fromAddressRow } from '../database/columns.ts';
import type { Database, Transaction } from '../database/schema.ts';

/** Selects a customer: one row per address, or one row without an address. */
const customerRows = (db: Database | Transaction, loginId: string) =>
  db
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
      'customer.email_confirmed_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof customerRows>['execute']>>[number];

function infoOf(loginId: string, rows: readonly Row[]): CustomerInfo | undefined {
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

/**
 * Returns the data of a known customer by which a registration is judged (Registration §3, customer info). The app decides which of
 * these data a page shows in its source.
 */
export async function findCustomerInfo(
  db: Database | Transaction,
  loginId: string,
): Promise<CustomerInfo | undefined> {
  return infoOf(loginId, await customerRows(db, loginId).execute());
}

/**
 * Returns the same data with the end of the customer's chain of consents. A registration reads it while it holds the customer's
 * lock.
 */
export async function findCustomerToChange(
  tx: Transaction,
  loginId: string,
): Promise<
  | {
      readonly info: CustomerInfo;
      readonly end: ChainEnd;
      readonly isEmailConfirmed: boolean;
      readonly cardNumber: string | null;
    }
  | undefined
> {
  const rows = await customerRows(tx, loginId)
    .leftJoin(chainEndQuery(tx, loginId).as('chain'), (join) => join.onTrue())
    .leftJoin('loyalty_card as held', 'held.login_id', 'customer.login_id')
    .select(['chain.seq', 'chain.mac', 'chain.wrapped', 'held.number as card_number'])
    .execute();
  const info = infoOf(loginId, rows);
  const [row] = rows;
  if (!info || !row) return undefined;
  const { seq, mac, wrapped } = row;
  return {
    info,
    end: { seq, mac, wrapped },
    isEmailConfirmed: row.email_confirmed_at !== null,
    cardNumber: row.card_number,
  };
}

/** Selects what a customer has beside the data: the membership, the card, and whether a link in a mail waits for the customer. */
const belongings = (db: Database, loginId: string) =>
  db
    .selectFrom('customer')
    .leftJoin('community_member as member', 'member.login_id', 'customer.login_id')
    .leftJoin('loyalty_card as card', 'card.login_id', 'customer.login_id')
    .where('customer.login_id', '=', loginId)
    .select(['member.login_id as member', 'card.layout', 'card.number'])
    .select((own) =>
      own
        .exists(
          own
            .selectFrom('confirmation')
            .select('token_hash')
            .whereRef('confirmation.login_id', '=', 'customer.login_id')
            .where('purpose', '=', 'address')
            .where('customer.email_confirmed_at', 'is', null)
            .where('expires_at', '>', sql<Date>`current_timestamp`),
        )
        .as('isAsked'),
    );

/** Returns the customer of a login id as the app renders it (Registration §3, customer info). */
export async function findCustomer(db: Database, loginId: string): Promise<PageCustomer | undefined> {
  const [info, own] = await Promise.all([
    findCustomerInfo(db, loginId),
    belongings(db, loginId).executeTakeFirst(),
  ]);
  if (!info || !own) return undefined;
  const { member, layout, number, isAsked } = own;
  return {
    ...info,
    ...(member && { isCommunityMember: true }),
    ...(isAsked && { isConfirmationSent: true }),
    ...(layout && { cardLayout: layout === 'PLASTIC' ? 'PLASTIC' : 'DIGITAL' }),
    ...(layout === 'DIGITAL' && number && { card: digitalCard(number) }),
  };
}
