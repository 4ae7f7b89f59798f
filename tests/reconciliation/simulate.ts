import { randomUUID } from 'node:crypto';
import { germanFields, pageRequest } from '../../apps/services/test-support/registrations.ts';
import type { Send } from '../../apps/services/test-support/visitor.ts';
import { dayAfter, dayOf } from '../../apps/services/src/core/events/event-day.ts';
import type { Database } from '../../apps/services/src/core/database/schema.ts';
import {
  type OutcomeClass,
  outcomeClasses,
} from '../../apps/services/src/core/reconciliation/judge-outcomes.ts';
import { loadDay } from '../../apps/services/src/core/reconciliation/load-day.ts';
import { matchEvents } from '../../apps/services/src/core/reconciliation/match-events.ts';
import { judgeLinked, reconcileDay } from '../../apps/services/src/core/reconciliation/reconcile.ts';
import { type Truth, visit, type VisitPlan } from './visit.ts';

/** The causes of the simulation. Each has days of its own, so that numbers without a link tell of one cause. */
const causes = [
  'nothing',
  'ad-blocker',
  '30 % loss',
  'killed tab',
  'two tabs',
  'no consent',
  'offline',
  'slow script',
  'no script',
] as const;

type Cause = (typeof causes)[number];

/** The shares of tabs that are killed. */
const killedShare: Partial<Record<Cause, number>> = { 'killed tab': 1, 'two tabs': 0.3, 'ad-blocker': 0.2 };

/** The channels that are compared, with the message that they get. */
const compared = [
  ['ttruth', 'registered', 'registration'],
  ['classic', 'registered', 'registration'],
  ['partner', 'registered', 'registration'],
  ['partner', 'lead', 'lead'],
] as const;

/** Creates a generator of numbers between 0 and 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function planOf(cause: Cause, random: () => number): VisitPlan {
  const between = (least: number, most: number) => least + random() * (most - least);
  const submitted = between(5, 120);
  const answered = submitted + between(0.1, 1.5);
  const closed = answered + between(1, 100);
  const offline = submitted + between(0, 1.5);
  const isKilled = random() < (killedShare[cause] ?? 0);
  // Half of them at any moment, and half of them while it matters.
  const killed = random() < 0.5 ? between(0, closed + 10) : submitted + between(0, 3);
  return {
    loaded: cause === 'slow script' && random() < 0.7 ? submitted + between(-10, 20) : between(0.3, 4),
    submitted,
    answered,
    closed,
    killed: isKilled ? killed : Infinity,
    offline: cause === 'offline' ? [offline, offline + between(1, 120)] : [Infinity, Infinity],
    // Every other cause has visitors without consent, too.
    hasConsent: cause !== 'no consent' && random() < 0.75,
    isPlainForm: cause === 'no script',
    isBlocking: cause === 'ad-blocker',
    loss: cause === '30 % loss' ? 0.3 : 0,
  };
}

/** Returns the true class of a registration at a channel, by its known cause. */
function truthOf({ plan, has }: Truth, channel: string, message: 'registered' | 'lead'): OutcomeClass {
  if (has(channel, message)) return 'sent';
  if (plan.isPlainForm) return 'no tracking';
  if (plan.loaded > plan.submitted) return 'left early';
  if (channel === 'partner' && !plan.hasConsent) return 'refused';
  return plan.isBlocking && channel !== 'classic' ? 'blocked' : 'lost';
}

/** The result of a simulation. */
export interface Simulated {
  readonly visits: number;
  readonly registrations: number;
  /** The number of registrations by channel, cause, true class and judged class. */
  readonly table: ReadonlyMap<string, number>;
  /** The share of registrations with their true class, by channel and message. */
  readonly right: Readonly<Record<string, number>>;
  /** Registrations at a channel that were judged as lost, and were not. */
  readonly falselyLost: number;
  /** Whether each channel has each registration in one class. */
  readonly isComplete: boolean;
}

/** The parts of a simulation. */
interface World {
  readonly db: Database;
  readonly send: Send;
  /** Sets the clock of the services. */
  readonly setNow: (time: number) => void;
  readonly visits: number;
  readonly seed: number;
}

/** Lets so many visitors register, and compares the judgement with what has really happened. */
export async function simulate({ db, send, setNow, visits, seed }: World): Promise<Simulated> {
  const random = createRandom(seed);
  const first = dayOf(Date.parse('2026-03-01'));
  const table = new Map<string, number>();
  const rightOf = new Map<string, number>();
  const allOf = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, number: number) =>
    map.set(key, (map.get(key) ?? 0) + number);
  let [registrations, falselyLost, made] = [0, 0, 0];
  let isComplete = true;
  const truths = new Map<Cause, Truth[]>(causes.map((cause) => [cause, []]));
  for (const [place, cause] of causes.entries()) {
    const noon = Date.parse(dayAfter(first, place)) + 43_200_000;
    setNow(noon);
    const each = async () => {
      const session = `${noon}${randomUUID().replaceAll('-', '').slice(0, 9)}`;
      const tabs = cause === 'two tabs' ? 2 : 1;
      const plans = Array.from({ length: tabs }, () => planOf(cause, random));
      made += 1;
      // A tab that is killed before its form is sent has registered nothing.
      for (const plan of plans.filter(({ killed, submitted }) => killed > submitted)) {
        const hasConsent = plans[0]?.hasConsent ?? true;
        const fields = germanFields();
        const request = pageRequest('standalone', 'DE', fields);
        const truth = await visit({ ...plan, hasConsent }, { send, noon, random, session, request, fields });
        truths.get(cause)?.push(truth);
      }
    };
    const number =
      Math.ceil((visits * (place + 1)) / causes.length) - Math.ceil((visits * place) / causes.length);
    const some = async (count: number) => {
      for (let left = count; left > 0; left -= 1) await each();
    };
    await Promise.all(
      Array.from({ length: 6 }, async (_, worker) => await some(Math.floor((number + worker) / 6))),
    );
  }
  for (const [place, cause] of causes.entries()) {
    const day = dayAfter(first, place);
    const [before, today, after] = await Promise.all(
      [-1, 0, 1].map(async (days) => await loadDay(db, dayAfter(day, days))),
    );
    if (!before || !today || !after) throw new Error('no days');
    const days = { before, today, after };
    const asked = { hasEvents: true, isSettled: true };
    const rows = reconcileDay(days, asked);
    const match = matchEvents(before, today, after);
    const known = truths.get(cause) ?? [];
    registrations += known.length;
    for (const [channel, message, kind] of compared) {
      const name = `${channel} ${message}`;
      const judged = rows.find((row) => row.channel === channel && row.kind === kind)?.counts;
      // No page has named this channel on this day, so the page of outcomes does not either.
      if (!judged) continue;
      const all = Object.values(judged).reduce((sum, each) => sum + each, 0);
      if (all !== known.length) isComplete = false;
      add(allOf, name, known.length);
      const rest = { ...judged };
      const note = (truth: OutcomeClass, found: OutcomeClass, number: number) => {
        if (number === 0) return;
        add(table, [name, cause, truth, found].join('\t'), number);
        if (truth === found) add(rightOf, name, number);
        else if (found === 'lost') falselyLost += number;
      };
      const classes = new Map(
        judgeLinked(today.linked, match, { message, channel }, asked).map(([{ id }, found]) => [id, found]),
      );
      const unlinked = new Map<OutcomeClass, number>();
      for (const truth of known) {
        const real = truthOf(truth, channel, message);
        const found = truth.id === undefined ? undefined : classes.get(truth.id);
        if (found === undefined) unlinked.set(real, (unlinked.get(real) ?? 0) + 1);
        else {
          rest[found] -= 1;
          note(real, found, 1);
        }
      }
      // Without a link only numbers are compared: what is the same is right, and the rest is paired in any order.
      const wrong: OutcomeClass[] = [];
      for (const real of outcomeClasses) {
        const number = unlinked.get(real) ?? 0;
        const same = Math.min(number, rest[real]);
        rest[real] -= same;
        note(real, real, same);
        for (let left = number - same; left > 0; left -= 1) wrong.push(real);
      }
      const found = outcomeClasses.flatMap((each) =>
        Array.from({ length: Math.max(0, rest[each]) }, () => each),
      );
      for (const [index, real] of wrong.entries()) note(real, found[index] ?? 'unknown', 1);
    }
  }
  const right = Object.fromEntries([...allOf].map(([name, all]) => [name, (rightOf.get(name) ?? 0) / all]));
  return { visits: made, registrations, table, right, falselyLost, isComplete };
}
