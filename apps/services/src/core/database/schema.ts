import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { AddressColumns, PersonColumns } from './columns.ts';

/** A time that the database sets when a row is inserted. It never changes. */
type RecordedAt = ColumnType<Date, never, never>;

/** A time that the database sets when a row is inserted, and again when it is updated. */
type SavedAt = ColumnType<Date, never, Date>;

/** A row of an event of the internal tracker (Tracking §3). */
export interface EventRow {
  /** The day of the time in the id, in UTC. The key of the partitions. */
  day: ColumnType<Date, string, never>;
  id: string;
  received_at: RecordedAt;
  name: string;
  site: string | null;
  session: string | null;
  customer: string | null;
  /** Keyed hash of the long-term token. */
  token_hash: string | null;
  /** All other fields that the schema has, as JSON. */
  fields: ColumnType<Record<string, unknown>, string, never>;
  /** Fields that the schema lacks, as JSON. */
  others: ColumnType<Record<string, unknown> | null, string | null, never>;
}

/** The tables, as `migrations/` makes them. */
export interface Schema {
  /** The names of the migrations that were run. */
  schema_migration: { name: string; applied_at: RecordedAt };
  /** The row that a migrating process locks. */
  schema_lock: { name: string; taken_at: Date };
  /** Values that all processes share and that survive a restart. */
  setting: { name: string; value: string };
  /** Secrets that no setting gives: those that sign sessions and seal consents. A backup leaves this table out. */
  secret: { name: string; value: string };
  /** Accounts that can log in. Only `identity/` reads and writes it. */
  account: {
    login_id: string;
    /** Argon2id in its PHC text form. */
    password_hash: string;
    created_at: RecordedAt;
  };
  /** The claim of one registration: its idempotency key and the e-mail address of its account. Both are unique. */
  claim: {
    id: string;
    login_id: string;
    /** The address in the form that must be unique (`emailKey`). Null without an account in this database. */
    email_key: string | null;
    /** The idempotency key; null once housekeeping has removed it with the answer. */
    key: string | null;
    fingerprint: string | null;
    /** The answer's JSON, sent again byte by byte. */
    answer: string | null;
    created_at: SavedAt;
  };
  customer: PersonColumns & {
    login_id: string;
    site: string;
    locale: string;
    flow: string;
    email: string;
    salutation: string | null;
    /** ISO 8601 date. */
    birth_date: ColumnType<Date | string | null, string | null, never>;
    card_membership: boolean;
    /** True for a customer who ordered without an account. No login is possible, and the e-mail address is not claimed. */
    guest: boolean;
    /** When the owner of the e-mail address confirmed it by a link. */
    email_confirmed_at: ColumnType<Date | null, never, Date>;
    /** The subscription that the account was opened for, such as `COFFEE`. */
    subscription: string | null;
    created_at: RecordedAt;
  };
  /** A customer's addresses, one of each purpose. */
  address: AddressColumns & {
    /** The id by which a customer's request names the address. It stays when the address changes. */
    id: string;
    login_id: string;
    /** `invoice`, or `card` for the address to which the plastic card is sent. */
    purpose: string;
    saved_at: SavedAt;
  };
  /** The form of a customer's loyalty card. */
  loyalty_card: {
    login_id: string;
    /** The site on which the customer took it. */
    site: string;
    layout: string;
    /** Unique. Null for a card that was taken before cards had numbers. */
    number: string | null;
    phone_number: string | null;
    chosen_at: SavedAt;
  };
  community_member: {
    login_id: string;
    /** The site on which the customer joined. */
    site: string;
    joined_at: RecordedAt;
  };
  /** The key that seals a customer's records. Without it they can never be read again. */
  customer_key: {
    login_id: string;
    /** The key, sealed with a secret from outside the database. */
    wrapped: string;
    created_at: RecordedAt;
  };
  /** One row per decision about a consent, never changed: a link of the customer's chain (decision 0040). */
  consent_event: {
    login_id: string;
    /** Its place in the chain, from 1. */
    seq: number;
    /** ISO 8601, in UTC. */
    recorded_at: string;
    /** The secret that the chain is keyed by. */
    key_id: string;
    /** The decision, sealed with the customer's key. Null in the last record of an erased customer. */
    sealed: string | null;
    /** Keyed hash of this row and of the link before. */
    mac: string;
  };
  /** The ends of chains that are not noted outside the database yet. */
  consent_unanchored: {
    login_id: string;
    seq: number;
    mac: string;
    erased_at: string | null;
  };
  /** Logged-in sessions. A visitor's session is only a signed cookie and needs no row. */
  session: {
    /** SHA-256 of the cookie, in hexadecimal, so that a reader of the table cannot log in with it. */
    id_hash: string;
    login_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    /** The program and the system that logged in, such as `Firefox, Windows`. Null if unknown. */
    device: string | null;
  };
  /** Counts of `limits/`, by a hashed name of the sender. `expire` is in milliseconds. */
  rate_limit: { key: string; points: number; expire: number | null };
  /** Events, in a partition for each day. */
  event: EventRow;
  /** Its rows of days that have no partition. */
  event_other: EventRow;
  /** Registrations of visitors who agreed to statistics, to be matched with what tracking reports (decision 0056). */
  outcome: {
    /** The id that the page made, which its receipts name. */
    id: string;
    login_id: string;
    day: ColumnType<Date, string, never>;
    site: string;
    /** The kinds of outcomes with blanks between them, such as `registration consent lead`. */
    kinds: string;
    /** The words of the page about its channels when it sent the registration. */
    words: string;
    /** The session of the page's events. */
    session: string | null;
  };
  /** The words of receipts about these registrations, each once. */
  outcome_word: { id: string; word: string; day: ColumnType<Date, string, never> };
  /** Numbers of all other registrations, and of receipts without an id. */
  outcome_count: {
    day: ColumnType<Date, string, never>;
    site: string;
    /** The tracking state of registrations (`none`, `early`, `tracked`), or `receipt`. */
    source: string;
    kinds: string;
    words: string;
    shard: number;
    number: number;
  };
  /** Links in mails: for confirming an e-mail address (decision 0060), and for a new password (decision 0061). */
  confirmation: {
    /** SHA-256 of the token, in hexadecimal, so that a reader of the table cannot confirm with it. */
    token_hash: string;
    /** `address`, or `password`. */
    purpose: Generated<string>;
    login_id: string;
    created_at: RecordedAt;
    expires_at: ColumnType<Date, Date, never>;
    /** When the link was used, or became worthless because another one was. */
    confirmed_at: ColumnType<Date | null, never, Date>;
  };
  /** Messages that leave after the commit that wrote them (decision 0059). A delivered one is removed. */
  outbox: {
    /** The id by which a receiver knows a repeated message. */
    id: string;
    login_id: string;
    /** The channel that delivers it: `webhook` or `mail`. */
    kind: string;
    /** The name of the message, such as `registration.created`. */
    name: string;
    /** JSON of what the message says beside the stored data of the customer. It holds no personal data. */
    facts: string;
    created_at: RecordedAt;
    /** The next attempt is not before this time. */
    due_at: Generated<Date>;
    attempts: Generated<number>;
    /** Set when no further attempt will be made: a dead letter. */
    given_up_at: ColumnType<Date | null, never, Date | null>;
  };
  /** Written by the readiness check alone. */
  write_probe: { id: number; filler: string; written_at: SavedAt };
}

/** The database, on any engine. */
export type Database = Kysely<Schema>;

/** An open transaction of it. */
export type Transaction = KyselyTransaction<Schema>;
