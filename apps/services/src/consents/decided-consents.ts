import type { DecidedConsent } from '@crema/flow-domain';
import type { Database } from '../database/schema.ts';
import type { ConsentKeys } from './chain/chain-keys.ts';
import { readDecisions } from './read-decisions.ts';
import { isWithdrawable, latestDecisions } from './withdraw-consent.ts';

/** What is asked to read a customer's consents. */
export interface ConsentReading {
  readonly db: Database;
  readonly consentKeys: ConsentKeys;
}

/** What a customer has decided last about every consent, in the order in which they were first asked for it. */
export async function decidedConsents(
  { db, consentKeys }: ConsentReading,
  loginId: string,
): Promise<readonly DecidedConsent[]> {
  const decisions = await readDecisions(db, consentKeys, loginId);
  return [...latestDecisions(decisions).values()].map(
    ({ kind, granted, by, documentId, documentVersion, site, recordedAt }) => ({
      kind,
      granted,
      withdrawn: by === 'withdrawal',
      documentId,
      documentVersion,
      site,
      decidedAt: recordedAt,
      withdrawable: granted && isWithdrawable(kind),
    }),
  );
}
