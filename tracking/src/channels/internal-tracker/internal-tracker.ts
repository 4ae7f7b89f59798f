import { eventId } from '../../browser/event-id.ts';
import { keepInTab, takeFromTab } from '../../browser/tab-store.ts';
import { statistics } from '../../visit/consent/groups.ts';
import { unpostedKey } from '../../visit/keep-nothing.ts';
import { beginning } from '../../browser/personal-text.ts';
import { after } from '../../browser/timer.ts';
import type { Host } from '../../visit/host.ts';
import { appContext } from '../../page/app-context.ts';
import { visitOf } from '../../visit/create-visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import type { Channel } from '../channel.ts';
import type { AnyEvent } from '../any-event.ts';
import { inXcApp, trackerFailed, trackerRefused } from '../../log/late-texts.ts';
import type { CommerceEvent } from '../../messages/schema/commerce-events.ts';
import { toJson } from '../../browser/to-json.ts';
import { version } from '../../version.ts';
import { trackerPayload } from './tracker-payload.ts';

/**
 * The shop's own service is told of every visit; what consent decides is whether anybody is named in it (Tracking §6).
 * Holding events back instead would leave that rule, and the payload's field `consent`, without a use.
 */
const needs: readonly string[] = [];

/** What is read of the options. */
interface TrackerSettings extends VisitSettings {
  readonly internalTracker?: boolean | { readonly url?: string };
}

/** The only e-commerce events that the internal tracker takes (Tracking §5). */
const commerce = new Set<CommerceEvent | undefined>(['purchase', 'purchase_ga4', 'add_to_cart', 'view_item']);

const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'Api-Version': '2' };

/**
 * Starts the channel of the internal tracking service, `ttruth` in a message's scope; by default there is none. It takes
 * four of the e-commerce events, and the custom events that have an `event_name`, also those without category or action.
 * Each event is a call of its own, made at once and outliving the page, so that a navigation right after it loses nothing.
 * Browsers refuse calls that outlive the page once 64 KiB of them are on their way: those that are made without are repeated on
 * the next page of the tab if they were not answered, with the id by which the service knows an event again.
 */
export function start(host: Host<TrackerSettings>): { readonly channel?: Channel } {
  const { window, settings, log } = host;
  const { internalTracker } = settings;
  if (!internalTracker) return {};
  const visit = visitOf(host);
  const { url = '/service/ttruth/publish' } = typeof internalTracker === 'object' ? internalTracker : {};

  /** How often the page has been left. Browsers say that its calls have failed then, though those that outlive it arrive. */
  let leaves = 0;
  /** Calls that end with the page. */
  const open = new Set<string>();
  const leave = () => {
    leaves += 1;
    if (host.consent.now().grants([statistics])) keepInTab(window, unpostedKey, [...open]);
  };
  window.addEventListener('pagehide', leave);
  host.onStop(() => window.removeEventListener('pagehide', leave));

  const publish = async (body: string) => {
    const before = leaves;
    try {
      const call = { method: 'POST', headers, body } as const;
      const answer = await window.fetch(url, { ...call, keepalive: true }).catch(async (error: unknown) => {
        // A page that is left hears of the failure first, and only then that it is left.
        await new Promise<void>((resolve) => void after(window, 0, resolve));
        if (leaves > before) throw error;
        open.add(body);
        return window.fetch(url, call);
      });
      open.delete(body);
      if (answer.ok) return undefined;
      const refused = trackerRefused(answer.status, beginning(await answer.text(), 200));
      log.error(refused);
      return refused;
    } catch {
      if (leaves > before) return undefined;
      open.delete(body);
      log.error(trackerFailed);
      return trackerFailed;
    }
  };

  /** Whether the cross-channel app keeps the channel silent, and nobody has been told on this page. */
  let isSilent = false;
  host.onPage(() => (isSilent = appContext(host.cookies()) === 'xc'));
  const channel: Channel = {
    name: 'ttruth',
    needs,
    accepts: ({ data: { event, event_name } }: AnyEvent) => {
      const isAccepted = !!event_name || commerce.has(event);
      if (isAccepted && isSilent) log.warn(inXcApp);
      isSilent &&= !isAccepted;
      return isAccepted;
    },
    compose: (event, context) => ({ records: [trackerPayload(event, context, visit.facts())] }),
    // The id lets the service know an event again that reaches it twice, the version which schema the record has.
    send: (record) => publish(toJson({ ...record, event_id: eventId(window), client_version: version })),
  };
  for (const body of takeFromTab(window, unpostedKey)) if (typeof body === 'string') void publish(body);
  return { channel };
}
