import type { Channel, ComposeContext } from '../channels/channel.ts';
import type { Consent } from '../consent/consent.ts';
import type { Decision } from '../log/events.ts';
import { reasonOf } from '../log/log.ts';
import type { Log } from '../log/log.ts';
import { catalogue, notices } from '../log/texts.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';
import type { BoundedQueue } from '../queue/bounded-queue.ts';
import { isInScope } from './is-in-scope.ts';

/** How many events a channel holds while it waits for consent, and all of those to come together until they are there. */
const heldBound = 1000;

/** What an event is sent with, apart from consent, which is judged when it is. */
export type Circumstances = Omit<ComposeContext, 'consent'>;

/** What events are sent with. */
export interface DispatchSetup {
  readonly channels: readonly Channel[];
  /** Whether further channels will be added; what happens until then is kept for them. */
  readonly expectsMore: boolean;
  readonly consent: Consent;
  readonly log: Log;
  readonly decided: (decision: Decision) => void;
}

/** Brings events to the channels. */
export interface Dispatch {
  /** Offers an event to every channel; gives back the reason of a failure. */
  offer(event: TrackedEvent, circumstances: Circumstances): string | undefined;
  /** Adds the channels that were expected; they get what has happened so far. */
  add(channels: readonly Channel[]): void;
  /** How many events wait for consent. */
  held(): number;
  /** Stops for good: what waits is forgotten. */
  stop(): void;
}

interface Held {
  readonly event: TrackedEvent;
  readonly circumstances: Circumstances;
}

interface Lane {
  readonly channel: Channel;
  readonly held: BoundedQueue<Held>;
}

/**
 * Creates the judge between events and channels. Consent is judged at the moment of sending: what may not be sent yet is
 * held as an event, not as a record, and composed anew once consent has come. One channel's failure is no other's.
 */
export function createDispatch(setup: DispatchSetup): Dispatch {
  const { consent, log, decided } = setup;
  const queueFor = (whom: string) =>
    createBoundedQueue<Held>(heldBound, () => log.warn(notices.heldFull(whom, heldBound)));
  const open = (channel: Channel): Lane => ({ channel, held: queueFor(channel.name) });
  const lanes = setup.channels.map(open);
  let expected = setup.expectsMore ? queueFor('channels to come') : undefined;

  const bring = ({ channel, held }: Lane, event: TrackedEvent, circumstances: Circumstances) => {
    if (!channel.accepts(event)) return undefined;
    const context = { ...circumstances, consent: consent.now() };
    const decide = (outcome: Decision['outcome'], records?: Decision['records']) =>
      decided({
        event: event.name,
        channel: channel.name,
        outcome,
        consent: context.consent.groups,
        ...(records && { records }),
      });
    if (!isInScope(event, channel)) return decide('out of scope');
    const { app } = context;
    if ((app === 'app' || app === 'xc') && !channel.inApp) {
      if (app === 'xc' && channel.silentInApp) log.warn(channel.silentInApp);
      return decide('in app');
    }
    if (!context.consent.grants(channel.needs) && !channel.consentFree?.(event, context)) {
      held.add({ event, circumstances });
      return decide('held');
    }
    try {
      const { records, warnings } = channel.compose(event, context);
      warnings?.forEach(log.warn);
      for (const record of records) channel.send(record, event);
      return decide(records.length > 0 ? 'sent' : 'empty', records);
    } catch (error) {
      const reason = reasonOf(error);
      log.error(catalogue.executedWithErrors(event.name, reason));
      decide('failed');
      return reason;
    }
  };

  const unsubscribe = consent.subscribe(() => {
    for (const lane of lanes) {
      if (!consent.now().grants(lane.channel.needs)) lane.channel.stop?.();
      else for (const { event, circumstances } of lane.held.drain()) bring(lane, event, circumstances);
    }
  });

  return {
    offer: (event, circumstances) => {
      expected?.add({ event, circumstances });
      let failure: string | undefined;
      for (const lane of lanes) failure = bring(lane, event, circumstances) ?? failure;
      return failure;
    },
    add: (channels) => {
      const added = channels.map(open);
      lanes.push(...added);
      for (const { event, circumstances } of expected?.drain() ?? []) {
        for (const lane of added) bring(lane, event, circumstances);
      }
      expected = undefined;
    },
    held: () => lanes.reduce((sum, { held }) => sum + held.size(), 0),
    stop: () => {
      unsubscribe();
      for (const { channel, held } of lanes) {
        held.drain();
        channel.stop?.();
      }
      expected = undefined;
    },
  };
}
