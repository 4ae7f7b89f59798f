import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The place of an event in the order of all. */
export interface EventPlace {
  readonly day: string;
  readonly id: string;
}

/** A stored event. */
export interface FoundEvent extends EventPlace {
  readonly receivedAt: Date;
  readonly name: string;
  readonly site: string | null;
  readonly session: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly others: Readonly<Record<string, unknown>> | null;
}

/** The events to find. A filter that is absent lets all events pass. */
export interface EventFilter {
  readonly name?: string | undefined;
  readonly site?: string | undefined;
  readonly session?: string | undefined;
}

/** A part of the events that pass a filter. */
interface EventPart extends EventFilter {
  /** Finds only events that are older than this one, such as the last of the page before. */
  readonly before?: EventPlace | undefined;
  /** Finds only events that were stored later than this. */
  readonly arrivedAfter?: Date | undefined;
  /** @default 100 */
  readonly most?: number;
}

const allEvents = (db: Database) =>
  db
    .selectFrom('event')
    .select([
      sql<string>`cast(day as text)`.as('day'),
      'id',
      'received_at as receivedAt',
      'name',
      'site',
      'session',
      'fields',
      'others',
    ]);

/** Finds stored events, the newest first by the time in their ids. */
export async function findEvents(
  db: Database,
  { name, site, session, before, arrivedAfter, most = 100 }: EventPart = {},
): Promise<readonly FoundEvent[]> {
  let query = allEvents(db);
  if (name !== undefined) query = query.where('name', '=', name);
  if (site !== undefined) query = query.where('site', '=', site);
  if (session !== undefined) query = query.where('session', '=', session);
  if (before) query = query.where(sql<boolean>`(day, id) < (cast(${before.day} as date), ${before.id})`);
  if (arrivedAfter) query = query.where('received_at', '>', arrivedAfter);
  return await query
    .orderBy(sql`event.day`, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Finds the events that were stored last, the latest first. */
export async function findArrivals(
  db: Database,
  { after, most }: { readonly after: Date; readonly most: number },
): Promise<readonly FoundEvent[]> {
  return await allEvents(db)
    .where('received_at', '>', after)
    .orderBy('received_at', 'desc')
    .limit(most)
    .execute();
}
