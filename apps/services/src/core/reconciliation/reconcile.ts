import type { Database } from '../database/schema.ts';
import { dayAfter } from '../events/event-day.ts';
import {
  type ClassCounts,
  judgeGroups,
  judgeOutcome,
  noOutcomes,
  type OutcomeClass,
  outcomeClasses,
} from './judge-outcomes.ts';
import { type DayFacts, type LinkedOutcome, loadDay } from './load-day.ts';
import { type MatchedEvents, matchEvents } from './match-events.ts';
import { messages, wordsAbout } from './page-words.ts';
import { messageOf, type OutcomeKind } from './store-outcome.ts';

/** The channel whose store this server can ask, unless the operator named another store for events. */
const ownChannel = 'ttruth';

/** The outcomes of one kind of a day and a site at a channel, by class. */
export interface ReconciledRow {
  readonly day: string;
  readonly site: string;
  readonly kind: OutcomeKind;
  readonly channel: string;
  readonly counts: ClassCounts;
}

/** The days to judge, and the facts that the day itself does not have. */
interface Asked {
  /** The days whose outcomes are asked for, from the first to the last. */
  readonly from: string;
  readonly to: string;
  /** Today. A day is settled when the next one has passed, because a page repeats its records for a visit at most. */
  readonly today: string;
  /** Whether the internal tracker's events are in this database. */
  readonly hasEvents: boolean;
}

type Message = (typeof messages)[number];

const kinds: readonly OutcomeKind[] = ['registration', 'card', 'consent', 'lead', 'newsletter'];

/** Returns the channels that got records of a message, by the words of pages, and our own. */
function channelsOf({ linked, unlinked }: DayFacts, message: Message): readonly string[] {
  const found = new Set<string>(message === 'registered' ? [ownChannel] : []);
  for (const { words } of [...linked, ...unlinked])
    for (const word of words) {
      const [subject = ''] = word.split('=');
      if (subject.startsWith(`${message}.`)) found.add(subject.slice(message.length + 1));
    }
  return [...found].sort();
}

/** A day between the days beside it. */
interface Days {
  readonly before: DayFacts;
  readonly today: DayFacts;
  readonly after: DayFacts;
}

const states = ['none', 'early', 'tracked'] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Returns the registrations of a site that nothing links to a visit, with their kinds. */
const groupsOf = ({ unlinked }: DayFacts, site: string) =>
  states.flatMap((state) =>
    unlinked.flatMap((count) => (count.site === site && count.source === state ? [{ ...count, state }] : [])),
  );

/** Returns how many events without a session a day has beyond the registrations that may have sent them. */
function surplusOf(day: DayFacts, site: string): number {
  const sent = day.events.filter((event) => event.site === site && event.session === null);
  const mayHave = groupsOf(day, site).filter(({ state }) => state !== 'none');
  return Math.max(0, sum(sent.map(({ number }) => number)) - sum(mayHave.map(({ number }) => number)));
}

/** Adds up the classes of the outcomes of each kind. */
function addUp(counted: readonly (readonly [kinds: readonly string[], counts: ClassCounts])[]) {
  return kinds.map((kind) => {
    const counts: Record<OutcomeClass, number> = noOutcomes();
    for (const [of, each] of counted)
      if (of.includes(kind)) for (const name of outcomeClasses) counts[name] += each[name];
    return { kind, counts };
  });
}

const isOwn = (message: Message, channel: string) => message === 'registered' && channel === ownChannel;

/** The facts of a judgement beside those of the day. */
interface Judging {
  readonly hasEvents: boolean;
  readonly isSettled: boolean;
}

/** Judges registrations that are linked with a visit, each by itself. */
export function judgeLinked(
  outcomes: readonly LinkedOutcome[],
  match: MatchedEvents,
  { message, channel }: { readonly message: Message; readonly channel: string },
  { hasEvents, isSettled }: Judging,
): readonly (readonly [LinkedOutcome, OutcomeClass])[] {
  return outcomes.map((outcome) => {
    const words = wordsAbout(outcome.words, channel, message);
    const isStored = hasEvents && isOwn(message, channel) ? match.isStored(outcome) : undefined;
    return [outcome, judgeOutcome({ state: 'tracked', words, isStored, isSettled })];
  });
}

/** Judges all outcomes of a day, a site and a message at one channel. */
function judgeChannel(
  { before, today, after }: Days,
  match: MatchedEvents,
  { site, message, channel }: { readonly site: string; readonly message: Message; readonly channel: string },
  { hasEvents, isSettled }: Judging,
) {
  const isStored = isOwn(message, channel) && hasEvents;
  const linked = judgeLinked(
    today.linked.filter((outcome) => outcome.site === site),
    match,
    { message, channel },
    { hasEvents, isSettled },
  ).map(([{ kinds: of }, judged]) => [of, { ...noOutcomes(), [judged]: 1 }] as const);
  const reported = (word: string) =>
    sum(
      today.unlinked.flatMap(({ source, words, number, ...count }) =>
        source === 'receipt' && count.site === site && words.includes(`${message}.${channel}=${word}`)
          ? [number]
          : [],
      ),
    );
  const groups = groupsOf(today, site)
    .filter((group) => kinds.some((kind) => messageOf[kind] === message && group.kinds.includes(kind)))
    .map(({ state, kinds: of, words, number }) => ({
      state,
      kinds: of,
      words: wordsAbout(words, channel, message),
      number,
    }));
  const judged = judgeGroups(groups, {
    isStored,
    sent: isStored ? match.left(site) : reported('sent'),
    refused: reported('refused'),
    dropped: reported('dropped'),
    surplus: isStored ? surplusOf(before, site) + surplusOf(after, site) : 0,
    isSettled,
  });
  const unlinked = judged.map((counts, place) => [groups[place]?.kinds ?? [], counts] as const);
  return addUp([...linked, ...unlinked]).filter(({ kind }) => messageOf[kind] === message);
}

/** Judges all outcomes of a day. */
export function reconcileDay(days: Days, asked: Judging): readonly ReconciledRow[] {
  const { today } = days;
  const match = matchEvents(days.before, today, days.after);
  const sites = new Set([...today.linked, ...today.unlinked].map(({ site }) => site));
  return [...sites]
    .sort()
    .flatMap((site) =>
      messages.flatMap((message) =>
        channelsOf(today, message).flatMap((channel) =>
          judgeChannel(days, match, { site, message, channel }, asked).flatMap(({ kind, counts }) =>
            sum(Object.values(counts)) === 0 ? [] : [{ day: today.day, site, kind, channel, counts }],
          ),
        ),
      ),
    );
}

/** Judges all stored outcomes of some days, the newest day first. It reads one day at a time. */
export async function reconcile(
  db: Database,
  { from, to, today, hasEvents }: Asked,
): Promise<readonly ReconciledRow[]> {
  const rows: ReconciledRow[] = [];
  let after = await loadDay(db, dayAfter(to, 1));
  let day = await loadDay(db, to);
  while (day.day >= from) {
    const before = await loadDay(db, dayAfter(day.day, -1));
    const isSettled = dayAfter(day.day, 1) < today;
    rows.push(...reconcileDay({ before, today: day, after }, { hasEvents, isSettled }));
    [after, day] = [day, before];
  }
  return rows;
}
