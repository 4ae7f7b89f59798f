import type { Channel, ComposeContext } from '../channels/channel.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import { executedWithErrors, tooMany } from '../log/core-texts.ts';
import type { Decision } from '../log/events.ts';
import { reasonOf } from '../log/reason-of.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';
import { isInScope } from './is-in-scope.ts';

/** How many events a channel holds while it waits for consent, and all of those to come together until they are there. */
const heldBound = 1000;

/** What an event is sent with, apart from consent and what that lets be known of the customer: both are judged when it is. */
export interface Circumstances extends Omit<ComposeContext, 'consent' | 'customer'> {
  readonly customer: (page: ComposeContext['page']) => ComposeContext['customer'];
}

/** Brings events to the channels. */
export interface Dispatch {
  /** Offers an event to every channel; gives back the reason of a failure. */
  offer(event: TrackedEvent, circumstances: Circumstances): string | undefined;
  /** Keeps what happens from now on for a group of channels to come. */
  expect(): void;
  /** Adds one group of the channels that were expected; they get what has happened since. */
  add(channels: readonly Channel[]): void;
  /** How many events wait for consent. */
  held(): number;
  /** Stops for good: what waits is forgotten. */
  stop(): void;
}

/**
 * Creates the judge between events and channels. Consent is judged at the moment of sending: what may not be sent yet is
 * held as an event, not as a record, and composed anew once consent has come. One channel's failure is no other's. While
 * further groups of channels are expected, what happens is kept for them.
 */
export function createDispatch(
  { consent, log }: Pick<ExtensionHost, 'consent' | 'log'>,
  decided: (decision: Decision) => void,
  channels: readonly Channel[],
): Dispatch {
  const queueFor = <Entry>(whom: string) =>
    createBoundedQueue<Entry>(heldBound, () =>
      log.warn(tooMany(heldBound, `events wait to be sent to ${whom}`)),
    );

  /** The way of events to one channel. */
  const createLane = (channel: Channel) => {
    const held = queueFor<() => void>(channel.name);
    const bring = (event: TrackedEvent, circumstances: Circumstances): string | undefined => {
      if (!channel.accepts(event)) return undefined;
      const { site, page, app, customer } = circumstances;
      const context = { consent: consent.now(), site, page, app, customer: customer(page) };
      let outcome: Decision['outcome'];
      let records: Decision['records'];
      let failure: string | undefined;
      if (!isInScope(event, channel)) outcome = 'out of scope';
      else if (!channel.inApp && (app === 'app' || app === 'xc')) {
        if (app === 'xc' && channel.silentInApp && warnedOf !== page) {
          warnedOf = page;
          log.warn(channel.silentInApp);
        }
        outcome = 'in app';
      } else if (!context.consent.grants(channel.needs) && !channel.consentFree?.(event, context)) {
        held.add(() => bring(event, circumstances));
        outcome = 'held';
      } else {
        try {
          const composed = channel.compose(event, context);
          composed.warnings?.forEach(log.warn);
          for (const record of composed.records) channel.send(record, event);
          records = composed.records;
          outcome = records.length > 0 ? 'sent' : 'empty';
        } catch (error) {
          failure = reasonOf(error);
          log.error(executedWithErrors(event.name, failure));
          outcome = 'failed';
        }
      }
      decided({
        event: event.name,
        data: event.data,
        channel: channel.name,
        outcome,
        consent: context.consent.groups,
        records,
      });
      return failure;
    };
    return { channel, held, bring, granted: consent.now().grants(channel.needs) };
  };
  const lanes = channels.map(createLane);
  let expectedGroups = 0;
  const expected = queueFor<readonly [event: TrackedEvent, circumstances: Circumstances]>('channels to come');
  let warnedOf: Circumstances['page'];

  const unsubscribe = consent.subscribe(() => {
    for (const lane of lanes) {
      const { channel, held } = lane;
      const granted = consent.now().grants(channel.needs);
      if (granted) for (const bring of held.drain()) bring();
      // A refusal takes nothing back from a channel that had no consent and sends without.
      else if (lane.granted || !channel.consentFree) channel.stop?.();
      lane.granted = granted;
    }
  });

  return {
    offer: (...offer) => {
      if (expectedGroups > 0) expected.add(offer);
      let failure: string | undefined;
      for (const { bring } of lanes) failure = bring(...offer) ?? failure;
      return failure;
    },
    expect: () => {
      expectedGroups += 1;
    },
    add: (channels) => {
      const added = channels.map(createLane);
      lanes.push(...added);
      expectedGroups -= 1;
      const offers = expected.drain();
      for (const offer of offers) {
        if (expectedGroups > 0) expected.add(offer);
        for (const { bring } of added) bring(...offer);
      }
    },
    held: () => lanes.reduce((sum, { held }) => sum + held.size(), 0),
    stop: () => {
      unsubscribe();
      for (const { channel } of lanes.splice(0)) channel.stop?.();
    },
  };
}
