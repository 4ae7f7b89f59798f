import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FoundEvent } from '../events/find-events.ts';
import { eventName } from './load-day.ts';

/** Words about the record of a registration at all channels, such as `classic sent`, by the session of its visitor. */
export type ToldChannels = ReadonlyMap<string, readonly string[]>;

/** The words of receipts about the message that the event tells. */
const about = 'registered.';

/**
 * Finds what the pages of these events reported about all channels. Only a visitor who agreed to statistics has a session, and only the
 * event of a registration has a receipt.
 */
export async function findToldChannels(db: Database, events: readonly FoundEvent[]): Promise<ToldChannels> {
  const registered = events.filter(({ name }) => name === eventName);
  const sessions = registered.flatMap(({ session }) => session ?? []);
  const days = registered.map(({ day }) => day).toSorted();
  const [from, to] = [days.at(0), days.at(-1)];
  const told = new Map<string, string[]>();
  if (from === undefined || to === undefined || sessions.length === 0) return told;
  const rows = await db
    .selectFrom('outcome')
    .innerJoin('outcome_word', 'outcome_word.id', 'outcome.id')
    .select(['session', 'word'])
    .distinct()
    // The visitor's clock and ours may have different days.
    .where(sql<boolean>`outcome.day between cast(${from} as date) - 1 and cast(${to} as date) + 1`)
    .where('session', 'in', sessions)
    .where('word', 'like', `${about}%`)
    .orderBy('word')
    .execute();
  for (const { session, word } of rows)
    if (session !== null)
      told.set(session, [...(told.get(session) ?? []), word.slice(about.length).replace('=', ' ')]);
  return told;
}

/** Returns what the channels did with the record of this event, or `undefined` if its page has reported nothing. */
export const toldOf = ({ name, session }: FoundEvent, told: ToldChannels): readonly string[] | undefined =>
  name === eventName && session !== null ? told.get(session) : undefined;
