import { type DecidedConsent, withdrawableConsents } from '@crema/flow-domain';
import { lockCustomer } from '../customers/save-customer.ts';
import type { Database } from '../database/schema.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { type OpenChannels, type OutboxMessage, toOutbox } from '../outbox/outbox.ts';
import type { ConsentKeys } from './chain-keys.ts';
import { appendDecisions, chainEnd } from './chain.ts';
import { readDecisions, type RecordedDecision } from './decisions.ts';

const withdrawable = new Set<string>(withdrawableConsents);

/**
 * Returns true if a customer can withdraw this consent alone. The other consents are conditions of a card, a membership or an
 * order. To withdraw one of those, the customer has to end the card, membership or order with the customer service.
 */
export const isWithdrawable = (kind: string): boolean => withdrawable.has(kind);

/** Returns a customer's latest decision about each kind of consent: the last one of the chain, whatever a clock said. */
export function latestDecisions(
  decisions: readonly RecordedDecision[],
): ReadonlyMap<string, RecordedDecision> {
  return new Map(decisions.map((decision) => [decision.kind, decision]));
}

/**
 * Records that a customer withdraws a consent. Does nothing if the consent is not given, or was withdrawn before.
 * @returns whether the customer exists
 */
export async function withdrawConsent(
  { db, consentKeys: keys, channels }: ConsentReading & { readonly channels: OpenChannels },
  { loginId, kind, now }: { readonly loginId: string; readonly kind: string; readonly now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, loginId))) return false;
    const given = latestDecisions(await readDecisions(tx, keys, loginId)).get(kind);
    if (!given?.granted) return true;
    const { documentId, documentVersion, textSha256, locale, site } = given;
    const document = { documentId, documentVersion, textSha256, locale, site };
    const withdrawal = { kind, granted: false, ...document, shownAt: null, by: 'withdrawal' } as const;
    const place = { keys, loginId, end: await chainEnd(tx, loginId), now };
    const messages: readonly OutboxMessage[] = [
      { kind: 'webhook', name: 'consent.withdrawn', loginId, facts: { kind, site } },
      { kind: 'mail', name: `consent-withdrawn.${kind}`, loginId, facts: {} },
    ];
    await inOneStatement(tx, [
      ...appendDecisions(tx, place, [withdrawal]),
      ...toOutbox(tx, channels, messages),
    ]);
    return true;
  });
}

/** The parts of the services that a customer's consents are read with. */
export interface ConsentReading {
  readonly db: Database;
  readonly consentKeys: ConsentKeys;
}

/** Returns a customer's latest decision about every consent, in the order of the first decisions. */
export async function decidedConsents(
  { db, consentKeys }: ConsentReading,
  loginId: string,
): Promise<readonly DecidedConsent[]> {
  const decisions = await readDecisions(db, consentKeys, loginId);
  return [...latestDecisions(decisions).values()].map(
    ({ kind, granted, by, documentId, documentVersion, site, recordedAt, confirmed, unproven }) => ({
      kind,
      granted,
      withdrawn: by === 'withdrawal',
      pending: granted && confirmed === false,
      unproven: granted && unproven === true,
      documentId,
      documentVersion,
      site,
      decidedAt: recordedAt,
      withdrawable: granted && isWithdrawable(kind),
    }),
  );
}
