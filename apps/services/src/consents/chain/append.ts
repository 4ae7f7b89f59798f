import type { Write } from '../../database/writes.ts';
import type { Database, Transaction } from '../../database/schema.ts';
import { type Decision, placeOf } from '../decision.ts';
import type { ConsentKeys } from './chain-keys.ts';
import { newCustomerKey, unwrapKey, wrapKey } from './customer-key.ts';
import { type ChainRecord, macOf } from './link.ts';
import { seal } from './seal.ts';

/** Where a customer's chain ends, as it is stored; nothing of it is there for somebody new. */
export interface ChainEnd {
  readonly seq: number | null;
  readonly mac: string | null;
  /** The customer's key, wrapped. */
  readonly wrapped: string | null;
}

/** The end of a chain that has not begun. */
export const noChain: ChainEnd = { seq: null, mac: null, wrapped: null };

/** Notes where a chain ends now, for whoever writes it down outside the database. */
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
 * Appends what a customer decided to their chain. Whoever reads its end holds the customer's lock, or has just made the
 * customer: two who appended after the same record would meet at its number.
 * @throws where the customer's key cannot be opened
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

/** A chain that is added to. */
export interface ChainPlace {
  readonly keys: ConsentKeys;
  readonly loginId: string;
  readonly end: ChainEnd;
  readonly now: Date;
}

/** Ends a chain for good: its customer's data are erased, and what stands in it can no longer be read. */
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
