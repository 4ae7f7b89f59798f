import { executedWithErrors } from '../log/core-texts.ts';
import type { Decision, Emitter } from '../log/events.ts';
import { reasonOf } from '../browser/reason-of.ts';
import { appContext } from '../page/app-context.ts';
import type { Entry } from '../page/entry.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import type { Host } from '../visit/host.ts';
import type { Channel, ComposeContext } from './channel.ts';

/** What delivery works with. */
export interface DeliveryHost extends Pick<Host, 'consent' | 'log' | 'cookies'> {
  readonly emitter: Emitter;
  readonly site: string;
  /** Whether what is made after a refusal is told to nobody later, but for the view of the page that is open. */
  readonly openPageOnly: boolean;
  /**
   * Whether a channel has been told of the order that an event is about; if not, gives back how to note that it has been.
   * Nothing for what is no order.
   */
  readonly noteOrder: (event: TrackedEvent, channel: Channel) => boolean | (() => void) | undefined;
}

/** Brings entries to the channels. */
export interface Delivery {
  /** Brings an entry to the channels that have not had it; gives back whether all have, those to come included. */
  readonly deliver: (entry: Entry, event: TrackedEvent) => boolean;
  /** Keeps what happens from now on for so many more channels to come; -1: one has come, or does not. */
  expect(more: 1 | -1): void;
  add(channel: Channel): void;
  /** Before everything that waits is tried again. */
  begin(): void;
  /** Stops for good. */
  stop(): void;
}

/** Whether an event is meant for a channel: it names no scope, or the channel or its family is among the names (Tracking §5). */
const isInScope = ({ data: { scope } }: TrackedEvent, { name, family = name }: Channel): boolean =>
  !scope || scope.includes(name) || scope.includes(family);

/** Whether what comes from the page before may be told: what waited for consent there goes to no other page. */
const mayBeCarried = ({ groups }: Entry, { needs }: Channel) =>
  !groups || [needs].flat().every((group) => groups.split(',').includes(group));

/**
 * Creates the judge between entries and channels. Consent is judged at the moment of sending: what may not be sent yet
 * waits as an event, not as a record, in the memory of the page, and is composed anew once consent has come (Tracking §8). One
 * channel's failure is no other's.
 */
export function createDelivery(host: DeliveryHost): Delivery {
  const { consent, log, cookies, emitter, site, noteOrder, openPageOnly } = host;
  const channels: Channel[] = [];
  /** Those that could not send just now: what follows waits behind. */
  const stuck = new Set<Channel>();
  let expected = 0;
  let records: Decision['records'];
  let needs: Decision['needs'];
  let answers: Promise<string | undefined>[];

  /** Step 4: judges why a channel may not have an event now; `false`: it has no use for it; `undefined`: it may have it. */
  const judge = (
    channel: Channel,
    entry: Entry,
    event: TrackedEvent,
    context: ComposeContext,
  ): Decision['outcome'] | false | undefined => {
    const { app, consent: now } = context;
    if (!channel.accepts(event) || !mayBeCarried(entry, channel)) return false;
    if (!isInScope(event, channel)) return 'out of scope';
    if (!channel.inApp && (app === 'app' || app === 'xc')) return 'in app';
    if (!now.grants(channel.needs) && !channel.consentFree?.(event, context)) {
      const isOpen = event.name === 'InitialPageData' && !entry.view.left;
      if (now.known && openPageOnly && !isOpen) return 'refused';
      ({ needs } = channel);
      return 'held';
    }
    return stuck.has(channel) ? 'held' : undefined;
  };

  /** Steps 5 and 6: composes the records of an event for a channel, and sends them. */
  const send = (channel: Channel, event: TrackedEvent, context: ComposeContext): Decision['outcome'] => {
    const order = noteOrder(event, channel);
    if (order === true) return 'repeated';
    const composed = channel.compose(event, context);
    ({ records } = composed);
    for (const record of records) {
      const sent = channel.send(record, event);
      if (sent === false) {
        stuck.add(channel);
        return 'held';
      }
      if (typeof sent === 'object') answers.push(sent);
    }
    composed.warnings?.forEach(log.warn);
    if (!records[0]) return 'empty';
    if (order) order();
    return 'sent';
  };

  const unsubscribe = consent.subscribe(() => {
    for (const channel of channels) if (!consent.now().grants(channel.needs)) channel.stop?.();
  });

  return {
    deliver: (entry, event) => {
      const now = consent.now();
      const page = entry.view.event;
      const context = {
        site,
        consent: now,
        page,
        app: page ? page.app : appContext(cookies()),
        at: entry.at,
      };
      let isDone = !expected;
      entry.isOwed = !isDone;
      for (const channel of channels) {
        if (entry.done.has(channel.name)) continue;
        records = needs = undefined;
        answers = [];
        let outcome: ReturnType<typeof judge> = 'failed';
        try {
          outcome = judge(channel, entry, event, context) ?? send(channel, event, context);
        } catch (error) {
          records = undefined;
          entry.failure = `${channel.name}: ${reasonOf(error)}`;
          log.error(executedWithErrors(event.name, entry.failure));
        }
        entry.answers.push(...answers);
        const isHeld = outcome === 'held';
        if (isHeld) {
          isDone = false;
          entry.isOwed ||= now.grants(channel.needs);
        } else entry.done.add(channel.name);
        // What is held again and again for the same reason is told once.
        const reason = channel.name + !needs;
        if (!outcome || (isHeld && entry.held.has(reason))) continue;
        entry.held.add(reason);
        const decision = {
          event: event.name,
          data: event.data,
          channel: channel.name,
          outcome,
          consent: now.groups,
          records,
          needs,
          answers,
        };
        entry.decided?.(decision);
        emitter.emit('decision', decision);
      }
      return isDone;
    },
    expect: (more) => {
      expected += more;
    },
    add: (channel) => void channels.push(channel),
    begin: () => stuck.clear(),
    stop: () => {
      unsubscribe();
      for (const channel of channels.splice(0)) channel.stop?.();
    },
  };
}
