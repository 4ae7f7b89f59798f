import type { RegistrationRequest } from '@crema/flow-domain';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import { dayOf } from '../events/event-day.ts';
import { textOfWords, type TrackingState } from './page-words.ts';

/** The kinds of outcomes of a registration, each with the message that reports it. */
export const messageOf = {
  registration: 'registered',
  card: 'registered',
  consent: 'registered',
  lead: 'lead',
  newsletter: 'newsletter',
} as const;

/** A kind of outcome. */
export type OutcomeKind = keyof typeof messageOf;

/** A registration that is about to be stored. */
interface StoredRegistration {
  readonly loginId: string;
  readonly request: RegistrationRequest;
  readonly hasAccount: boolean;
  readonly now: Date;
}

/** Returns the kinds of outcomes of a registration, as the page reports them. */
function kindsOf({ request, hasAccount }: StoredRegistration): string {
  const { cardSelection, consents } = request;
  const has: Readonly<Record<OutcomeKind, boolean>> = {
    registration: true,
    card: cardSelection !== undefined,
    consent: Object.values(consents).some((grant) => grant !== undefined),
    lead: hasAccount,
    newsletter: consents.newsletter?.granted === true,
  };
  return Object.entries(has)
    .flatMap(([kind, isThere]) => (isThere ? [kind] : []))
    .join(' ');
}

/** Rows of one number. Registrations at the same moment rarely wait for each other's row. */
const shards = 16;

/** A number to count up. */
interface Counted {
  readonly day: string;
  readonly site: string;
  /** The tracking state of registrations, or `receipt`. */
  readonly source: string;
  readonly kinds: string;
  readonly words: string;
}

/** Returns the statement that counts one more. The row holds no id, no time but the day, and no order. */
export const countOne = (db: Database, counted: Counted) =>
  db
    .insertInto('outcome_count')
    .values({ ...counted, shard: Math.floor(Math.random() * shards), number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'site', 'source', 'kinds', 'words', 'shard'])
        .doUpdateSet((row) => ({ number: row('outcome_count.number', '+', 1) })),
    );

/** Returns the write that notes a registration for its match with tracking: a row with consent to statistics, a number without. */
export function storedOutcome(db: Database, state: TrackingState, registration: StoredRegistration): Write {
  const { loginId, request, now } = registration;
  const { site } = request;
  const kinds = kindsOf(registration);
  const day = dayOf(now.getTime());
  const words = state.kind === 'tracked' ? textOfWords(state.words) : '';
  if (state.kind !== 'tracked' || !state.link)
    return ['outcome_number', countOne(db, { day, site, source: state.kind, kinds, words })];
  const { id, session = null } = state.link;
  const statement = db
    .insertInto('outcome')
    .values({ id, login_id: loginId, day, site, kinds, words, session })
    // No registration fails because its page sent an id again.
    .onConflict((conflict) => conflict.columns(['id', 'login_id']).doNothing());
  return ['new_outcome', statement];
}

/** Removes the outcomes of days before the events that are kept, and what pages said of them. */
export async function removeOldOutcomes(db: Database, keptDays: number): Promise<void> {
  const oldest = sql<Date>`cast(current_timestamp - interval ${sql.lit(`${keptDays} days`)} as date)`;
  for (const table of ['outcome', 'outcome_word', 'outcome_count'] as const)
    await db.deleteFrom(table).where('day', '<', oldest).execute();
}
