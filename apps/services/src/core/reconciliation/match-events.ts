import type { DayFacts, LinkedOutcome } from './load-day.ts';

/** The tracker's events of a day as they belong to its outcomes. */
export interface MatchedEvents {
  /** Returns whether the store has the event of a linked outcome, or `undefined` if its session is not known. */
  readonly isStored: (outcome: LinkedOutcome) => boolean | undefined;
  /** Returns how many events of a site belong to no linked outcome. */
  readonly left: (site: string) => number;
}

const hasSent = ({ words }: LinkedOutcome) => words.includes('registered.ttruth=sent');

/**
 * Matches the events of a day with its linked outcomes, by session. An event belongs to one outcome. If a session has fewer events than
 * outcomes, those whose page reported an event as sent come first. A session may pass midnight, so the days beside are matched, too.
 */
export function matchEvents(before: DayFacts, today: DayFacts, after: DayFacts): MatchedEvents {
  const days = [before, today, after];
  /** Events of each session that belong to no outcome. */
  const free = new Map<string, number>();
  for (const { session, number } of days.flatMap(({ events }) => events))
    if (session !== null) free.set(session, (free.get(session) ?? 0) + number);
  const matched = new Set<LinkedOutcome>();
  const all = days.flatMap(({ linked }) => linked);
  for (const outcome of [...all.filter(hasSent), ...all.filter((each) => !hasSent(each))]) {
    const number = outcome.session === null ? 0 : (free.get(outcome.session) ?? 0);
    if (outcome.session === null || number === 0) continue;
    free.set(outcome.session, number - 1);
    matched.add(outcome);
  }
  const left = new Map<string, number>();
  const add = (site: string, number: number) => left.set(site, (left.get(site) ?? 0) + number);
  for (const { site, session, number } of today.events)
    if (site !== null) add(site, session === null ? number : Math.min(number, free.get(session) ?? 0));
  // Their events are there, and no session says which ones they are.
  for (const outcome of today.linked) if (outcome.session === null && hasSent(outcome)) add(outcome.site, -1);
  return {
    isStored: (outcome) => (outcome.session === null ? undefined : matched.has(outcome)),
    left: (site) => Math.max(0, left.get(site) ?? 0),
  };
}
