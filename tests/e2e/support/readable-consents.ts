import { unwrapKey } from '../../../apps/services/src/core/consents/customer-key.ts';
import { openDecision } from '../../../apps/services/src/core/consents/decisions.ts';
import { consentSecret, testConsentKeys } from '../../../apps/services/test-support/consent-secret.ts';

/** Runs a statement and returns its rows. */
export type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The settings of a product whose consents `withConsents` can decrypt. */
export const openable = { CONSENT_SECRET: consentSecret };

/** Returns every decision of every customer, as rows of a table. */
async function decisions(query: Query): Promise<readonly object[]> {
  const rows = await query(
    `select consent_event.login_id, seq, sealed, recorded_at, wrapped from consent_event
     left join customer_key using (login_id)`,
  );
  return rows.flatMap(({ login_id, seq, sealed, recorded_at, wrapped }) => {
    const key = unwrapKey(testConsentKeys, String(login_id), String(wrapped));
    const place = {
      login_id: String(login_id),
      seq: Number(seq),
      sealed: typeof sealed === 'string' ? sealed : null,
    };
    const decision = key && openDecision(key, place);
    if (!decision) return [];
    const { documentId, documentVersion, textSha256, shownAt, ...same } = decision;
    return [
      {
        ...same,
        login_id,
        recorded_at,
        document_id: documentId,
        document_version: documentVersion,
        text_sha256: textSha256,
        shown_at: shownAt,
      },
    ];
  });
}

const columns = `login_id uuid, kind text, granted boolean, document_id text, document_version text, text_sha256 text,
  locale text, site text, shown_at timestamptz, recorded_at timestamptz`;

/**
 * Lets a statement read the encrypted consents as a table `consent`. This code decrypts them, because the
 * database cannot.
 */
export const withConsents =
  (query: Query): Query =>
  async (sql, values = []) => {
    if (!/\b(?:from|join) consent\b/.test(sql)) return await query(sql, values);
    const rows = JSON.stringify(await decisions(query));
    const consent = `consent as (select * from jsonb_to_recordset($${values.length + 1}::jsonb) as opened(${columns}))`;
    return await query(`with ${consent} ${sql.trim()}`, [...values, rows]);
  };
