import { randomUUID } from 'node:crypto';
import type {
  AddressPath,
  ConsentDocument,
  Flow,
  RegistrationResult,
  ShopOptions,
  SiteKey,
  Submission,
} from '@crema/flow-domain';
import { type RawBuilder, sql } from 'kysely';
import type { CardNumbers } from '../cards/card-numbers.ts';
import type { ConsentKeys } from '../consents/chain-keys.ts';
import type { Database, Schema, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import type { IsBreached } from '../identity/breached-password.ts';
import type { IdentityBackend } from '../identity/identity-backend.ts';
import type { OpenChannels } from '../outbox/outbox.ts';
import type { TrackingState } from '../reconciliation/page-words.ts';
import type { SigningKeys } from '../secrets/secrets.ts';

/** A request that was answered with success. */
export interface AnsweredRequest {
  readonly key: string;
  readonly fingerprint: string;
  readonly loginId: string;
  readonly answer: string;
}

const columns = ['key', 'fingerprint', 'login_id', 'answer'] as const;

/** Returns the request of a row, unless housekeeping has removed its key. */
function answeredBy(row: Pick<Schema['claim'], (typeof columns)[number]> | undefined) {
  const { key, fingerprint, answer } = row ?? { key: null, fingerprint: null, answer: null };
  if (!row || key === null || fingerprint === null || answer === null) return undefined;
  return { key, fingerprint, loginId: row.login_id, answer };
}

/** Returns the request that was answered under a key. */
async function findAnswered(db: Database, key: string): Promise<AnsweredRequest | undefined> {
  const row = await db.selectFrom('claim').select(columns).where('key', '=', key).executeTakeFirst();
  return answeredBy(row);
}

// During this time the same content is the same registration, because its page does not remember the first request.
const lately = sql<Date>`current_timestamp - interval '10 minutes'`;

/**
 * Finds the same request, answered under another key within the last ten minutes. A shopper sends it by "Back" and a second press,
 * from a page that does not remember the first request.
 */
export async function findAnsweredLately(
  db: Database,
  fingerprint: string,
): Promise<AnsweredRequest | undefined> {
  const row = await db
    .selectFrom('claim')
    .select(columns)
    .where('created_at', '>', lately)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return answeredBy(row);
}

const insertOf = ({ key, fingerprint, loginId, answer }: AnsweredRequest, emailKey?: string) =>
  sql`insert into claim (id, key, email_key, fingerprint, login_id, answer)
    select cast(${randomUUID()} as uuid), cast(${key} as uuid), cast(${emailKey ?? null} as text),
      cast(${fingerprint} as text), cast(${loginId} as uuid), cast(${answer} as text)
    from limits`;

/**
 * Claims a key, and an e-mail address with it, for good. A second claim of either waits for the first, and gets nothing. Both are in
 * one row, so that nothing is claimed unless both are free.
 */
export const claimKey = (request: AnsweredRequest, emailKey: string | undefined): RawBuilder<unknown> =>
  sql`${insertOf(request, emailKey)} on conflict do nothing returning id`;

/** Claims the key that a request has by its content, as `claimKey` does. It is free again after ten minutes. */
export const claimContentKey = (request: AnsweredRequest): RawBuilder<unknown> =>
  sql`${insertOf(request)}
    on conflict (key) do update set fingerprint = excluded.fingerprint, login_id = excluded.login_id,
      answer = excluded.answer, created_at = current_timestamp
    where claim.created_at <= ${lately}
    returning id`;

/**
 * Claims a key of a logged-in customer as `claimKey` does, and locks the customer until the transaction ends, as `lockCustomer`
 * does.
 * @returns whether the customer exists, and whether the claim succeeded
 */
export async function claimKeyOfCustomer(
  tx: Transaction,
  { key, fingerprint, loginId, answer }: AnsweredRequest,
): Promise<{ readonly known: boolean; readonly claimed: boolean }> {
  const { rows } = await sql<{ known: boolean; claimed: boolean }>`
    with locked as (
      select login_id from customer where login_id = ${loginId} for no key update
    ), claimed as (
      insert into claim (id, key, fingerprint, login_id, answer)
      select cast(${randomUUID()} as uuid), cast(${key} as uuid), cast(${fingerprint} as text), login_id,
        cast(${answer} as text)
      from locked
      on conflict (key) do nothing
      returning key
    )
    select exists (select 1 from locked) as known, exists (select 1 from claimed) as claimed`.execute(tx);
  return rows[0] ?? { known: false, claimed: false };
}

/** Returns the write that replaces the answer of a claimed key. */
export const answerInstead = (tx: Transaction, { key, answer }: AnsweredRequest): Write => [
  'answer',
  tx.updateTable('claim').set({ answer }).where('key', '=', key),
];

/** The rules of the shop that registrations are judged by, as its app names them. */
export interface ShopRules {
  /** The company's own names, refused as a person's name (Registration §5). */
  readonly companyTerms: readonly string[];
  /** Returns how the shop sets up the form of a flow. Its pages are set up alike. */
  readonly options: (flow: Flow) => ShopOptions;
  /** Returns the consent documents in force on a site, in the words that the app's pages show. */
  readonly documents: (site: SiteKey) => readonly ConsentDocument[];
}

/** The parts of the services that a registration is judged and written with. */
export interface RegistrationParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly bundle: ShopRules;
  readonly keys: Pick<SigningKeys, 'content' | 'confirmation'>;
  /** The keys that consents are sealed and linked with. */
  readonly consentKeys: ConsentKeys;
  readonly identity: IdentityBackend;
  readonly cardNumbers: CardNumbers;
  /** The channels by which other systems hear of changes. */
  readonly channels: OpenChannels;
  /** Asks whether a password is known from a breach. @default every password is accepted */
  readonly isBreached?: IsBreached | undefined;
}

/** A registration under its idempotency key. The same one may come again. */
export interface RegistrationAttempt {
  /** The idempotency key. */
  readonly key: string;
  /** True if the key was made from the content, for a page without a key. */
  readonly byContent: boolean;
  readonly fingerprint: string;
  readonly submission: Submission;
  /** The address of the form whose code and town do not match, if the form comes back because of it. */
  readonly mismatch?: AddressPath | undefined;
  /** The state of tracking on the page that sent it. */
  readonly tracking: TrackingState;
}

/**
 * Returns the earlier answer to an attempt, by its key, or by its content within the last ten minutes. `undefined` for a first one.
 */
export async function findFormer(
  db: Database,
  { key, byContent, fingerprint }: RegistrationAttempt,
): Promise<AnsweredRequest | undefined> {
  return byContent ? await findAnsweredLately(db, fingerprint) : await findAnswered(db, key);
}

/**
 * Returns the answer that an attempt gets after everything is written.
 * @param results what the answer says beside the login id
 */
export function answerTo(
  { key, fingerprint }: RegistrationAttempt,
  loginId: string,
  results: Pick<RegistrationResult, 'card' | 'confirmation'> = {},
): AnsweredRequest {
  const result: RegistrationResult = { status: 'CREATED', loginId, ...results };
  return { key, fingerprint, loginId, answer: JSON.stringify(result) };
}

/**
 * Returns the claim of an attempt: its key, and the e-mail address of its account. A key by content can be claimed again after ten
 * minutes, but with an account the address stays taken anyway.
 */
export function claimOf(
  { byContent }: RegistrationAttempt,
  answered: AnsweredRequest,
  emailKey: string | undefined,
): RawBuilder<unknown> {
  return byContent && emailKey === undefined ? claimContentKey(answered) : claimKey(answered, emailKey);
}
