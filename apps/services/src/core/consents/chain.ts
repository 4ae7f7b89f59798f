import { createHmac } from 'node:crypto';
import type { Database, Schema, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import type { ChainKey, ConsentKeys } from './chain-keys.ts';
import { newCustomerKey, seal, unwrapKey, wrapKey } from './customer-key.ts';
import { type Decision, placeOf } from './decisions.ts';

/** A record of a chain, as it is stored. */
export type ChainRecord = Schema['consent_event'];

/**
 * Returns the keyed hash that links a record to the one before. It covers every column. So write access to the database is not
 * enough to change, move or leave out a record.
 * @param before the hash of the record before. Empty for the first record of a chain
 */
export function macOf(key: ChainKey, before: string, record: Omit<ChainRecord, 'mac'>): string {
  const { login_id, seq, recorded_at, key_id, sealed } = record;
  return createHmac('sha256', key.chain)
    .update(JSON.stringify([before, login_id, seq, recorded_at, key_id, sealed]))
    .digest('base64');
}

/** The stored end of a customer's chain. All parts are null for a new customer. */
export interface ChainEnd {
  readonly seq: number | null;
  readonly mac: string | null;
  /** The customer's key, wrapped. */
  readonly wrapped: string | null;
}

/** The end of a chain that has not begun. */
export const noChain: ChainEnd = { seq: null, mac: null, wrapped: null };

/** Stores where a chain ends now, until `anchorEnds` has written it outside the database. */
function unanchored(db: Database | Transaction, last: ChainRecord): Write {
  const end = { seq: last.seq, mac: last.mac, erased_at: last.sealed === null ? last.recorded_at : null };
  const statement = db
    .insertInto('consent_unanchored')
    .values({ login_id: last.login_id, ...end })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(end));
  return ['chain_end', statement];
}

function linked(
  { present }: ConsentKeys,
  { seq, mac }: ChainEnd,
  contents: readonly Omit<ChainRecord, 'mac' | 'key_id' | 'seq'>[],
): readonly ChainRecord[] {
  let before = mac ?? '';
  return contents.map((content, index) => {
    const record = { ...content, seq: (seq ?? 0) + 1 + index, key_id: present.id };
    before = macOf(present, before, record);
    return { ...record, mac: before };
  });
}

/**
 * Appends decisions to a customer's chain. The caller must hold the customer's lock when it reads the end of the chain, or must
 * have just created the customer. Otherwise two writers could append after the same record.
 * @throws if the customer's key cannot be opened
 */
export function appendDecisions(
  db: Database | Transaction,
  { keys, loginId, end, now }: ChainPlace,
  decisions: readonly Decision[],
): readonly Write[] {
  if (decisions.length === 0) return [];
  const known = end.wrapped === null ? undefined : unwrapKey(keys, loginId, end.wrapped);
  if (end.wrapped !== null && !known) throw new Error('the key of a customer cannot be opened');
  const key = known ?? newCustomerKey();
  const recorded_at = now.toISOString();
  const contents = decisions.map((decision, index) => {
    const place = placeOf({ login_id: loginId, seq: (end.seq ?? 0) + 1 + index });
    return { login_id: loginId, recorded_at, sealed: seal(key, JSON.stringify(decision), place) };
  });
  const records = linked(keys, end, contents);
  const last = records.at(-1);
  const wrapped = { login_id: loginId, wrapped: wrapKey(keys, loginId, key) };
  return [
    ...(known ? [] : [['new_key', db.insertInto('customer_key').values(wrapped)] as const]),
    ['events', db.insertInto('consent_event').values(records)],
    ...(last ? [unanchored(db, last)] : []),
  ];
}

/** A chain to which records are appended. */
export interface ChainPlace {
  readonly keys: ConsentKeys;
  readonly loginId: string;
  readonly end: ChainEnd;
  readonly now: Date;
}

/** Ends a chain for good, because its customer's data are erased. Its records can no longer be read. */
export function appendErasure(
  db: Database | Transaction,
  { keys, loginId, end, now }: ChainPlace,
): readonly Write[] {
  const content = { login_id: loginId, recorded_at: now.toISOString(), sealed: null };
  const records = linked(keys, end, [content]);
  return [
    ['erasure', db.insertInto('consent_event').values(records)],
    ...records.map((record) => unanchored(db, record)),
  ];
}

/** Selects the end of a customer's chain: one row, or no row if the chain has not begun. */
export const chainEndQuery = (db: Database | Transaction, loginId: string) =>
  db
    .selectFrom('consent_event')
    .leftJoin('customer_key', 'customer_key.login_id', 'consent_event.login_id')
    .where('consent_event.login_id', '=', loginId)
    .select(['consent_event.seq', 'consent_event.mac', 'customer_key.wrapped'])
    .orderBy('consent_event.seq', 'desc')
    .limit(1);

/** Returns the end of a customer's chain. Take the customer's lock before the call. */
export async function chainEnd(db: Database | Transaction, loginId: string): Promise<ChainEnd> {
  return (await chainEndQuery(db, loginId).executeTakeFirst()) ?? noChain;
}
