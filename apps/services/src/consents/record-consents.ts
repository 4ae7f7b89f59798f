import { randomUUID } from 'node:crypto';
import { consentKinds, type RegistrationRequest } from '@crema/flow-domain';
import type { Write } from '../database/in-one-statement.ts';
import type { Transaction } from '../database/schema.ts';

/**
 * Appends what a shopper decided about every consent that was shown, granted or not, with the document that was read.
 * Nothing here changes or removes a row: a later decision is a later row.
 */
export function recordConsents(
  tx: Transaction,
  loginId: string,
  { site, consents }: Pick<RegistrationRequest, 'site' | 'consents'>,
): readonly Write[] {
  const rows = consentKinds.flatMap((kind) => {
    const grant = consents[kind];
    if (!grant) return [];
    const row = {
      id: randomUUID(),
      login_id: loginId,
      kind,
      granted: grant.granted,
      document_id: grant.documentId,
      document_version: grant.documentVersion,
      text_sha256: grant.textSha256 ?? null,
      locale: grant.locale,
      site,
      // In UTC: PostgreSQL knows no offset beyond 15:59.
      shown_at: grant.shownAt === undefined ? null : new Date(grant.shownAt).toISOString(),
    };
    return [row];
  });
  return rows.length > 0 ? [['consents', tx.insertInto('consent').values(rows)]] : [];
}
