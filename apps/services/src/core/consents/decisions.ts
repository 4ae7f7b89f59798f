import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Schema, Transaction } from '../database/schema.ts';
import type { ConsentKeys } from './chain-keys.ts';
import { unseal, unwrapKey } from './customer-key.ts';

/** A shopper's decision about a consent, and the text that was shown. It is sealed with the customer's key. */
export interface Decision {
  readonly kind: string;
  readonly granted: boolean;
  readonly documentId: string;
  readonly documentVersion: string;
  /** Hash of the text that was shown. */
  readonly textSha256: string | null;
  readonly locale: string;
  readonly site: string;
  /** When the text was shown, in UTC. Null if the page had no JavaScript. */
  readonly shownAt: string | null;
  /** The source of the decision: a form or a withdrawal. */
  readonly by: 'registration' | 'withdrawal';
  /**
   * False while the decision waits until the owner of the e-mail address confirms it, true in the record of the confirmation. Any other
   * decision needs none.
   */
  readonly confirmed?: boolean | undefined;
  /**
   * True in the record that a new password by mail adds, if the e-mail address was not confirmed before: perhaps a stranger gave this
   * consent, and not the owner of the address.
   */
  readonly unproven?: boolean | undefined;
}

/** Returns the position of a decision in its chain. The seal depends on it. */
export const placeOf = ({ login_id, seq }: Pick<Schema['consent_event'], 'login_id' | 'seq'>): string =>
  `${login_id}/${seq}`;

const decision = v.object({
  kind: v.string(),
  granted: v.boolean(),
  documentId: v.string(),
  documentVersion: v.string(),
  textSha256: v.nullable(v.string()),
  locale: v.string(),
  site: v.string(),
  shownAt: v.nullable(v.string()),
  by: v.picklist(['registration', 'withdrawal']),
  confirmed: v.optional(v.boolean()),
  unproven: v.optional(v.boolean()),
});

/** A decision with its place in the chain. */
export interface RecordedDecision extends Decision {
  readonly seq: number;
  /** ISO 8601, in UTC. */
  readonly recordedAt: string;
}

function parsed(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text);
    return found;
  } catch {
    return undefined;
  }
}

/** Returns the decision of a record, or `undefined` if it was sealed with another key. */
export function openDecision(
  key: KeyObject,
  record: Pick<Schema['consent_event'], 'login_id' | 'seq' | 'sealed'>,
): Decision | undefined {
  const text = record.sealed === null ? undefined : unseal(key, record.sealed, placeOf(record));
  const read = text === undefined ? undefined : v.safeParse(decision, parsed(text));
  return read?.success ? read.output : undefined;
}

/**
 * Returns all decisions of a customer, the oldest first. An erased customer has none.
 * @throws if a record cannot be opened, because an unknown decision is no refusal
 */
export async function readDecisions(
  db: Database | Transaction,
  keys: ConsentKeys,
  loginId: string,
): Promise<readonly RecordedDecision[]> {
  const rows = await db
    .selectFrom('consent_event')
    .leftJoin('customer_key', 'customer_key.login_id', 'consent_event.login_id')
    .where('consent_event.login_id', '=', loginId)
    .selectAll('consent_event')
    .select('customer_key.wrapped')
    .orderBy('seq')
    .execute();
  if (rows.at(-1)?.sealed === null) return [];
  const wrapped = rows[0]?.wrapped ?? null;
  const key = wrapped === null ? undefined : unwrapKey(keys, loginId, wrapped);
  const decisions: RecordedDecision[] = [];
  for (const row of rows) {
    const opened = key && openDecision(key, row);
    if (!opened) throw new Error('a record of consents cannot be opened');
    decisions.push({ ...opened, seq: row.seq, recordedAt: row.recorded_at });
  }
  return decisions;
}
