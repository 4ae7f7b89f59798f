import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { wordsOfText } from './page-words.ts';

/** The name of the event by which the internal tracker knows a registration. */
export const eventName = 'form_registered';

/** A registration of a visitor who agreed to statistics. */
export interface LinkedOutcome {
  readonly id: string;
  readonly site: string;
  readonly kinds: readonly string[];
  readonly words: readonly string[];
  readonly session: string | null;
}

/** A number of registrations or of receipts that nothing links to a visit. */
export interface UnlinkedCount {
  readonly site: string;
  readonly source: string;
  readonly kinds: readonly string[];
  readonly words: readonly string[];
  readonly number: number;
}

/** A number of the tracker's events in one session, or in none. */
export interface EventCount {
  readonly site: string | null;
  readonly session: string | null;
  readonly number: number;
}

/** Everything that is known of a day. */
export interface DayFacts {
  readonly day: string;
  readonly linked: readonly LinkedOutcome[];
  readonly unlinked: readonly UnlinkedCount[];
  readonly events: readonly EventCount[];
}

/** Reads everything that is known of a day's outcomes. */
export async function loadDay(db: Database, day: string): Promise<DayFacts> {
  const date = sql<Date>`cast(${day} as date)`;
  const [outcomes, words, counts, events] = await Promise.all([
    db
      .selectFrom('outcome')
      .select(['id', 'site', 'kinds', 'words', 'session'])
      .where('day', '=', date)
      // An order that does not follow the times of the registrations, and is the same each time.
      .orderBy('id')
      .orderBy('login_id')
      .execute(),
    db.selectFrom('outcome_word').select(['id', 'word']).where('day', '=', date).execute(),
    db
      .selectFrom('outcome_count')
      .select(['site', 'source', 'kinds', 'words', 'number'])
      .where('day', '=', date)
      .execute(),
    db
      .selectFrom('event')
      .select(['site', 'session', sql<string>`count(*)`.as('number')])
      .where(sql<boolean>`event.day = ${date}`)
      .where('name', '=', eventName)
      .groupBy(['site', 'session'])
      .execute(),
  ]);
  const said = new Map<string, string[]>();
  for (const { id, word } of words) said.set(id, [...(said.get(id) ?? []), word]);
  return {
    day,
    linked: outcomes.map(({ id, site, kinds, words: atFirst, session }) => ({
      id,
      site,
      kinds: wordsOfText(kinds),
      words: [...wordsOfText(atFirst), ...(said.get(id) ?? [])],
      session,
    })),
    unlinked: counts.map(({ site, source, kinds, words: each, number }) => ({
      site,
      source,
      kinds: wordsOfText(kinds),
      words: wordsOfText(each),
      number,
    })),
    events: events.map(({ site, session, number }) => ({ site, session, number: Number(number) })),
  };
}
