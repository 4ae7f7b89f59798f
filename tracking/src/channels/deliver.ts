import { executedWithErrors } from '../log/core-texts.ts';
import type { Entry } from '../page/queue-entry.ts';
import type { Host } from '../visit/host.ts';
import { reasonOf } from '../browser/reason-of.ts';
import { appContext } from '../page/page-facts.ts';
import type { Decision, Emitter } from '../log/events.ts';
import type { Channel, ComposeContext } from './channel.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';

/** The services that delivery uses. */
export interface DeliveryHost extends Pick<Host, 'consent' | 'log' | 'cookies'> {
  readonly emitter: Emitter;
  readonly site: string;
  /** Whether events that are created after a refusal are dropped, except the view of the open page. */
  readonly openPageOnly: boolean;
  /**
   * Returns true if a channel has sent the order of an event. Otherwise returns a function that notes the order as sent. Returns
   * undefined if the event is no order.
   */
  readonly noteOrder: (event: TrackedEvent, channel: Channel) => boolean | (() => void) | undefined;
}

/** Delivers entries to the channels. */
export interface Delivery {
  /** Passes an entry to the channels that are not done with it. Returns true if all are done, including channels that still load. */
  readonly deliver: (entry: Entry, event: TrackedEvent) => boolean;
  /** Adds a channel that still loads (1), or removes it when it has loaded or failed to (-1). Entries are kept for it. */
  expect(more: 1 | -1): void;
  add(channel: Channel): void;
  /** Prepares sending all waiting entries again. */
  begin(): void;
  /** Stops for good. */
  stop(): void;
}

/** Returns true if an event has no scope, or its scope names the channel or its family (Tracking §5). */
const isInScope = ({ data: { scope } }: TrackedEvent, { name, family = name }: Channel): boolean =>
  !scope || scope.includes(name) || scope.includes(family);

/** Returns true if consent on the page before allowed the entry. Events that waited for consent go to no other page. */
const mayBeCarried = ({ groups }: Entry, { needs }: Channel) =>
  !groups || [needs].flat().every((group) => groups.split(',').includes(group));

/**
 * Creates the delivery. Consent is checked at the time of sending. An event without consent waits in the memory of the page, and its
 * record is composed after consent (Tracking §8). The failure of a channel does not affect others.
 */
export function createDelivery(host: DeliveryHost): Delivery {
  const { consent, log, cookies, emitter, site, noteOrder, openPageOnly } = host;
  const channels: Channel[] = [];
  /** Channels that cannot send now. Later events wait, to keep the order. */
  const stuck = new Set<Channel>();
  let expected = 0;
  let records: Decision['records'];
  let needs: Decision['needs'];
  let answers: Promise<string | undefined>[];

  /** Step 4: returns the reason why a channel must not send an event now, `false` if it does not use it, `undefined` if it may send. */
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
        // An entry that is held several times for the same reason is reported once.
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
