import { isSiteKey } from '@crema/flow-domain';
import { documentVersions } from '@crema/flow-domain/server';
import { sql } from 'kysely';
import type { ConsentKeys } from '../consents/chain-keys.ts';
import { type RecordedDecision, readDecisions } from '../consents/decisions.ts';
import type { Database } from '../database/schema.ts';

/** Everything that is stored about a customer, for the customer. It holds no data of other people and no secret. */
export type CustomerExport = Readonly<Record<string, unknown>>;

/** Adds the text that the customer read. The stored hash must match that version, so that the export never holds another text. */
function withWording(decision: RecordedDecision) {
  const { site, documentId, documentVersion, textSha256 } = decision;
  const read = (isSiteKey(site) ? documentVersions(site) : []).find(
    ({ id, version, sha256 }) => id === documentId && version === documentVersion && sha256 === textSha256,
  );
  return read ? { ...decision, label: read.label, detail: read.detail } : decision;
}

/** Returns what tracking's match knows of a customer: the registrations of visits with consent to statistics. */
async function outcomesOf(db: Database, loginId: string) {
  const outcomes = await db
    .selectFrom('outcome')
    .select(['id', sql<string>`cast(day as text)`.as('day'), 'site', 'kinds', 'words', 'session'])
    .where('login_id', '=', loginId)
    .execute();
  const said = await db
    .selectFrom('outcome_word')
    .innerJoin('outcome', 'outcome.id', 'outcome_word.id')
    .select(['outcome_word.id', 'word'])
    .where('login_id', '=', loginId)
    .execute();
  return { registrations: outcomes, receipts: said };
}

/**
 * Collects everything that is stored about a customer, with every decision about a consent.
 * @returns the data, or `undefined` if the customer does not exist
 */
export async function exportCustomer(
  db: Database,
  keys: ConsentKeys,
  loginId: string,
): Promise<CustomerExport | undefined> {
  const of = (table: 'address' | 'loyalty_card' | 'community_member') =>
    db.selectFrom(table).selectAll().where('login_id', '=', loginId).execute();
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (!customer) return undefined;
  const [
    addresses,
    cards,
    communities,
    accounts,
    sessions,
    events,
    outcomes,
    outbox,
    confirmations,
    consents,
  ] = await Promise.all([
    of('address'),
    of('loyalty_card'),
    of('community_member'),
    db.selectFrom('account').select('created_at').where('login_id', '=', loginId).execute(),
    db.selectFrom('session').select(['created_at', 'device']).where('login_id', '=', loginId).execute(),
    db
      .selectFrom('event')
      .select(['received_at', 'name', 'fields'])
      .where('customer', '=', loginId)
      .execute(),
    outcomesOf(db, loginId),
    db
      .selectFrom('outbox')
      .select(['created_at', 'kind', 'name', 'facts'])
      .where('login_id', '=', loginId)
      .execute(),
    db
      .selectFrom('confirmation')
      .select(['purpose', 'created_at', 'expires_at', 'confirmed_at'])
      .where('login_id', '=', loginId)
      .execute(),
    readDecisions(db, keys, loginId),
  ]);
  return {
    customer,
    accounts,
    sessions,
    addresses,
    cards,
    communities,
    events,
    outcomes,
    outbox,
    confirmations,
    consents: consents.map(withWording),
  };
}
