import type { Channel, ChannelRecord } from '../channels/channel.ts';
import type { AnyEvent } from '../extension/any-event.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { inXcApp, trackerFailed, trackerRefused } from '../log/extension-texts.ts';
import type { CommerceEvent } from '../schema/commerce-events.ts';
import type { Visit } from '../visit/visit.ts';
import { trackerPayload } from './tracker-payload.ts';

/**
 * The shop's own service is told of every visit; what consent decides is whether anybody is named in it (Tracking §6).
 * Holding events back instead would leave that rule, and the payload's field `consent`, without a use.
 */
const needs: readonly string[] = [];

/** The only e-commerce events that the internal tracker takes (Tracking §5). */
const commerce = new Set<CommerceEvent | undefined>(['purchase', 'purchase_ga4', 'add_to_cart', 'view_item']);

const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'Api-Version': '2' };

/**
 * Creates the channel of the internal tracking service, `ttruth` in a message's scope; by default there is none. It takes
 * four of the e-commerce events, and the custom events that have an `event_name`, also those without category or action.
 * Each event is a call of its own, made at once and outliving the page, so that a navigation right after it loses nothing.
 */
export function createInternalTracker(
  { settings, log }: ExtensionHost,
  services: Pick<Services, 'fetch'>,
  visit: Pick<Visit, 'facts'>,
  eventId: () => string,
): Channel | undefined {
  const { internalTracker = false } = settings.extension;
  if (!internalTracker) return undefined;
  const { url = '/service/ttruth/publish' } = internalTracker === true ? {} : internalTracker;

  const publish = async (record: ChannelRecord) => {
    try {
      // The id lets the service know an event again that reaches it twice.
      const body = JSON.stringify({ ...record, event_id: eventId() });
      const call = { method: 'POST', headers, body } as const;
      const answer = await services
        .fetch(url, { ...call, keepalive: true })
        // Browsers refuse calls that outlive the page once 64 KiB of them are on their way.
        .catch(() => services.fetch(url, call));
      if (answer.ok) return;
      log.error(trackerRefused(answer.status, (await answer.text()).slice(0, 200)));
    } catch {
      log.error(trackerFailed);
    }
  };

  return {
    name: 'ttruth',
    needs,
    silentInApp: inXcApp,
    accepts: ({ data: { event, event_name } }: AnyEvent) => !!event_name || commerce.has(event),
    compose: (event, context) => ({ records: [trackerPayload(event, context, visit.facts())] }),
    send: (record) => void publish(record),
  };
}
