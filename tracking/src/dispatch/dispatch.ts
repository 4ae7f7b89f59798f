import type { Channel, ComposeContext } from '../channels/channel.ts';
import type { Consent } from '../consent/consent.ts';
import type { Decision } from '../log/events.ts';
import { reasonOf } from '../log/log.ts';
import type { Log } from '../log/log.ts';
import { catalogue, notices } from '../log/warnings.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';
import { isInScope } from './is-in-scope.ts';

/** How many events a channel holds while it waits for consent. */
const heldBound = 1000;

/** What events are sent with. */
export interface DispatchSetup {
  readonly channels: readonly Channel[];
  readonly consent: Consent;
  readonly site: string;
  readonly log: Log;
  readonly decided: (decision: Decision) => void;
}

/** Brings events to the channels. */
export interface Dispatch {
  /** Offers an event to every channel; gives back the reason of a failure. */
  offer(event: TrackedEvent): string | undefined;
  /** How many events wait for consent. */
  held(): number;
  /** Stops for good: what waits is forgotten. */
  stop(): void;
}

/**
 * Creates the judge between events and channels. Consent is judged at the moment of sending: what may not be sent yet is
 * held as an event, not as a record, and composed anew once consent has come. One channel's failure is no other's.
 */
export function createDispatch({ channels, consent, site, log, decided }: DispatchSetup): Dispatch {
  const lanes = channels.map((channel) => ({
    channel,
    held: createBoundedQueue<TrackedEvent>(heldBound, () =>
      log.warn(notices.heldFull(channel.name, heldBound)),
    ),
  }));
  const decide = (event: TrackedEvent, channel: Channel, outcome: Decision['outcome']) =>
    decided({ event: event.name, channel: channel.name, outcome });

  const deliver = (event: TrackedEvent, channel: Channel, context: ComposeContext): string | undefined => {
    try {
      const { record, warnings } = channel.compose(event, context);
      warnings?.forEach(log.warn);
      if (record) channel.send(record, event);
      decide(event, channel, record ? 'sent' : 'empty');
      return undefined;
    } catch (error) {
      const reason = reasonOf(error);
      log.error(catalogue.executedWithErrors(event.name, reason));
      decide(event, channel, 'failed');
      return reason;
    }
  };

  const unsubscribe = consent.subscribe(() => {
    const context = { site, consent: consent.now() };
    for (const { channel, held } of lanes) {
      if (!context.consent.grants(channel.needs)) continue;
      for (const event of held.drain()) deliver(event, channel, context);
    }
  });

  return {
    offer: (event) => {
      const context = { site, consent: consent.now() };
      const takers = lanes.filter(({ channel }) => channel.accepts(event));
      if (takers.length === 0) log.debug(`${event.name}: no channel takes it.`);
      let failure: string | undefined;
      for (const { channel, held } of takers) {
        if (!isInScope(event, channel)) {
          decide(event, channel, 'out of scope');
        } else if (context.consent.grants(channel.needs)) {
          failure = deliver(event, channel, context) ?? failure;
        } else {
          held.add(event);
          decide(event, channel, 'held');
        }
      }
      return failure;
    },
    held: () => lanes.reduce((sum, { held }) => sum + held.entries().length, 0),
    stop: () => {
      unsubscribe();
      for (const { held } of lanes) held.drain();
    },
  };
}
