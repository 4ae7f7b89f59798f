import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import type { ChainNote, Notes } from './chain-notes.ts';
import type { ConsentKeys } from './chain-keys.ts';
import { type ChainProblem, followChain, type FoundRecord } from './follow-chain.ts';

/** The result of a verification. */
export interface Verified {
  readonly chains: number;
  readonly records: number;
  readonly problems: readonly ChainProblem[];
}

const page = 2000;

/** Returns the records after another one, in the order of their chains. */
async function recordsAfter(
  db: Database | Transaction,
  last: FoundRecord | undefined,
): Promise<readonly FoundRecord[]> {
  const records = db
    .selectFrom('consent_event')
    .leftJoin('customer_key', 'customer_key.login_id', 'consent_event.login_id')
    .leftJoin('customer', 'customer.login_id', 'consent_event.login_id')
    .selectAll('consent_event')
    .select(['customer_key.wrapped', 'customer.login_id as customer'])
    .orderBy('consent_event.login_id')
    .orderBy('consent_event.seq')
    .limit(page);
  if (!last) return await records.execute();
  const after = sql<boolean>`(consent_event.login_id, consent_event.seq) > (${last.login_id}, ${last.seq})`;
  return await records.where(after).execute();
}

async function* allRecords(db: Database | Transaction): AsyncGenerator<FoundRecord> {
  let last: FoundRecord | undefined;
  for (;;) {
    const records = await recordsAfter(db, last);
    yield* records;
    last = records.at(-1);
    if (!last || records.length < page) return;
  }
}

function byChain(notes: readonly ChainNote[]): Map<string, ChainNote[]> {
  const chains = new Map<string, ChainNote[]>();
  for (const note of notes) {
    const chain = chains.get(note.loginId);
    if (chain) chain.push(note);
    else chains.set(note.loginId, [note]);
  }
  return chains;
}

/**
 * Verifies every chain of consents against the secret and against the notes outside the database. Finds each record that was
 * changed, removed, moved or added, and each chain that was cut, replaced or removed. It may run beside the service, because it
 * reads the notes first and chains only grow.
 */
export async function verifyConsents(
  db: Database | Transaction,
  keys: ConsentKeys,
  { notes, unreadable }: Notes,
): Promise<Verified> {
  const waiting = await db.selectFrom('consent_unanchored').selectAll().execute();
  const rest = byChain([
    ...notes,
    ...waiting.map(({ login_id: loginId, seq, mac, erased_at: erasedAt }) => ({
      loginId,
      seq,
      mac,
      erasedAt,
    })),
  ]);
  const problems: ChainProblem[] = unreadable.map((of) => ({ problem: 'noteUnreadable', of }));
  let [chains, records] = [0, 0];
  let current: { readonly loginId: string; readonly chain: ReturnType<typeof followChain> } | undefined;
  const begin = (loginId: string) => {
    const chain = followChain(keys, loginId, rest.get(loginId) ?? []);
    rest.delete(loginId);
    chains += 1;
    return { loginId, chain };
  };
  const end = () => {
    problems.push(...(current?.chain.end() ?? []));
  };
  for await (const record of allRecords(db)) {
    if (current?.loginId !== record.login_id) {
      end();
      current = begin(record.login_id);
    }
    current.chain.next(record);
    records += 1;
  }
  end();
  // Chains with notes but without records.
  for (const [loginId, gone] of rest) problems.push(...followChain(keys, loginId, gone).end());
  return { chains, records, problems };
}
