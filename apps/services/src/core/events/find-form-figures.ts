import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EffortReport } from './form-effort.ts';

/** The events of some days, and of one site or all. */
export interface FiguresFilter {
  /** The first day, in UTC, such as `2026-11-22`. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
  readonly site?: string | undefined;
}

/** The steps of a registration, in their order, by the names of their events. */
export const formSteps = ['form_started', 'form_submitted', 'form_registered'] as const;

/** A number for each step. */
export type Funnel = readonly [started: number, submitted: number, registered: number];

/** The funnels of the registration forms. */
export interface Funnels {
  /** Sessions that reached each step. A session that reached a step has reached all steps before it. */
  readonly sessions: Funnel;
  /** Events without a session. Nothing says which of them belong together. */
  readonly events: Funnel;
}

/** Limits a statement to events of the registration forms, so that PostgreSQL reads the partitions of these days only. */
const ofForms = ({ from, to, site }: FiguresFilter, names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`day between cast(${from} as date) and cast(${to} as date)
    and name in (${sql.join(names)})
    and fields ->> 'event_category' = 'registration'
    ${site === undefined ? sql`` : sql`and site = ${site}`}`;

/** Counts the steps of the registration forms. */
export async function findFunnels(db: Database, filter: FiguresFilter): Promise<Funnels> {
  const [started, submitted, registered] = formSteps;
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    with step as (
      select name, session, count(*) as times from event where ${ofForms(filter, formSteps)} group by name, session
    ), visit as (
      select
        exists (select 1 from step as sent where sent.session = begun.session and sent.name = ${submitted}) as has_sent,
        exists (select 1 from step as done where done.session = begun.session and done.name = ${registered}) as has_done
      from step as begun where begun.name = ${started} and begun.session is not null
    )
    select
      (select count(*) from visit) as s0,
      (select count(*) from visit where has_sent) as s1,
      (select count(*) from visit where has_sent and has_done) as s2,
      (select times from step where session is null and name = ${started}) as e0,
      (select times from step where session is null and name = ${submitted}) as e1,
      (select times from step where session is null and name = ${registered}) as e2`.execute(db);
  const [row = {}] = rows;
  const funnel = (kind: string): Funnel => [
    Number(row[`${kind}0`] ?? 0),
    Number(row[`${kind}1`] ?? 0),
    Number(row[`${kind}2`] ?? 0),
  ];
  return { sessions: funnel('s'), events: funnel('e') };
}

/** Most reports that are read for a chart. */
export const mostReports = 20_000;

/** Finds what the registration forms reported about their fields, in the order of time. Of too many, it finds the newest. */
export async function findEffortReports(
  db: Database,
  filter: FiguresFilter,
  most = mostReports,
): Promise<readonly EffortReport[]> {
  const { rows } = await sql<EffortReport>`
    select name, session, fields ->> 'event_label' as label, fields ->> 'specification' as effort
    from event where ${ofForms(filter, ['form_submitted', 'form_abandoned', 'form_abandonment_withdrawn'])}
    order by day desc, id desc limit ${most}`.execute(db);
  return rows.toReversed();
}
