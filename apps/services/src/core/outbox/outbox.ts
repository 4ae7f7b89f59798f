import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';

/** The channels that deliver messages. */
export type OutboxKind = 'webhook' | 'mail';

/** The names of webhooks, and of letters that the app has rendered. */
interface MessageNames {
  readonly webhook:
    | 'registration.created'
    | 'address.changed'
    | 'address.confirmed'
    | 'consent.given'
    | 'consent.withdrawn'
    | 'customer.erased';
  readonly mail:
    | 'welcome'
    | 'welcome-newsletter'
    | 'newsletter'
    | 'guest-copy'
    | 'address-changed'
    | 'password-reset'
    | 'password-changed'
    | `consent-withdrawn.${string}`;
}

/** A message that leaves once the statement that writes it is committed. */
interface Message<Kind extends OutboxKind> {
  /** A UUID, if something else is made from it. @default a new one */
  readonly id?: string;
  readonly kind: Kind;
  readonly name: MessageNames[Kind];
  readonly loginId: string;
  /** Facts beside the customer's stored data, which the relay reads when it sends. No personal data. */
  readonly facts: Readonly<Record<string, string>>;
}

/** A message of any channel. */
export type OutboxMessage = Message<'webhook'> | Message<'mail'>;

const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Reads the facts of a message as it is stored. @throws if they have another shape */
export const readFacts = (facts: string): OutboxMessage['facts'] => v.parse(stored, facts);

/** The channels that are open. A message to another channel is not written, because nothing would ever take it. */
export type OpenChannels = Readonly<Record<OutboxKind, boolean>>;

/** For a command or a test that tells no other system. */
export const noChannels: OpenChannels = { webhook: false, mail: false };

/** Returns the writes that put messages into the outbox, to run in the same statement as what they tell. */
export function toOutbox(
  db: Database | Transaction,
  open: OpenChannels,
  messages: readonly OutboxMessage[],
): readonly Write[] {
  const rows = messages
    .filter(({ kind }) => open[kind])
    .map(({ id = randomUUID(), kind, name, loginId, facts }) => ({
      id,
      login_id: loginId,
      kind,
      name,
      facts: JSON.stringify(facts),
    }));
  return rows.length === 0 ? [] : [['new_outbox', db.insertInto('outbox').values(rows)]];
}
