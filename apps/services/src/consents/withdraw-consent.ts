import type { ConsentKind } from '@crema/flow-domain';
import { inOneStatement } from '../database/in-one-statement.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import { appendDecisions, copiesOf } from './chain/append.ts';
import { chainEnd } from './chain/chain-end.ts';
import type { ConsentKeys } from './chain/chain-keys.ts';
import { type RecordedDecision, readDecisions } from './read-decisions.ts';
import { takeIn } from './take-in-former.ts';

const withdrawable = new Set<string>(['newsletter', 'dne', 'cmc'] satisfies readonly ConsentKind[]);

/**
 * Whether a consent can be taken back by itself. The others are the conditions of a card, a membership or an order: who takes
 * those back ends the thing itself, with the customer service.
 */
export const isWithdrawable = (kind: string): boolean => withdrawable.has(kind);

const decidedAt = ({ formerlyRecordedAt, recordedAt }: RecordedDecision): number =>
  Date.parse(formerlyRecordedAt ?? recordedAt);

/**
 * A customer's latest decision about every consent they were asked for, by its kind: the last one of the chain, whatever a clock
 * said. One that the release before has recorded is as old as it says, whenever it was taken in.
 */
export function latestDecisions(
  decisions: readonly RecordedDecision[],
): ReadonlyMap<string, RecordedDecision> {
  const latest = new Map<string, RecordedDecision>();
  for (const decision of decisions) {
    const known = latest.get(decision.kind);
    const isOlder = decision.by === 'former release' && known && decidedAt(decision) < decidedAt(known);
    if (!isOlder) latest.set(decision.kind, decision);
  }
  return latest;
}

/**
 * Records that a customer takes a consent back. One that is not given, or was taken back before, is left as it is.
 * @returns whether there is such a customer
 */
export async function withdrawConsent(
  db: Database,
  keys: ConsentKeys,
  { loginId, kind, now }: { readonly loginId: string; readonly kind: string; readonly now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const customer = await tx
      .selectFrom('customer')
      .select('login_id')
      .where('login_id', '=', loginId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!customer) return false;
    await takeIn(tx, keys, loginId, now);
    const given = latestDecisions(await readDecisions(tx, keys, loginId)).get(kind);
    if (!given?.granted) return true;
    const { documentId, documentVersion, textSha256, locale, site } = given;
    const document = { documentId, documentVersion, textSha256, locale, site };
    const withdrawal = { kind, granted: false, ...document, shownAt: null, by: 'withdrawal' } as const;
    const place = { keys, loginId, end: await chainEnd(tx, loginId), now };
    await inOneStatement(tx, [
      ...appendDecisions(tx, place, [withdrawal]),
      ...copiesOf(tx, place, [withdrawal]),
    ]);
    return true;
  });
}
