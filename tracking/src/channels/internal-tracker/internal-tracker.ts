import { eventId } from '../../browser/event-id.ts';
import { keepInTab, takeFromTab, unpostedKey } from '../../visit/storage.ts';
import { beginning } from '../../browser/personal-text.ts';
import { after } from '../../browser/timer.ts';
import { statistics } from '../../visit/consent/groups.ts';
import type { Host } from '../../visit/host.ts';
import { appContext } from '../../page/page-facts.ts';
import { visitOf } from '../../visit/visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import type { Channel, AnyEvent } from '../channel.ts';
import { inXcApp, trackerFailed, trackerRefused } from '../../log/late-texts.ts';
import type { CommerceEvent } from '../../messages/schema/ecommerce.ts';
import { toJson } from '../../browser/json.ts';
import { version } from '../../version.ts';
import { trackerPayload } from './tracker-payload.ts';

/**
 * The shop's own service gets every visit. Consent decides whether a payload has identifiers (Tracking §6). So it needs no
 * consent group, and the payload's field `consent` tells the service what the visitor agreed to.
 */
const needs: readonly string[] = [];

/** The options that the channel reads. */
interface TrackerSettings extends VisitSettings {
  readonly internalTracker?: boolean | { readonly url?: string };
}

/** The e-commerce events that the channel sends (Tracking §5). */
const commerce = new Set<CommerceEvent | undefined>(['purchase', 'purchase_ga4', 'add_to_cart', 'view_item']);

const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'Api-Version': '2' };

/** Milliseconds before a request is repeated that the service could not take. */
const pause = 30_000;

/**
 * Starts the channel of the internal tracking service, `ttruth` in a message's scope, if the options enable it. It sends four
 * e-commerce events, and all custom events with an `event_name`, even without category and action. Each event is one request. It is
 * sent at once with `keepalive`, so that a navigation loses nothing. Browsers refuse more than 64 KiB of pending `keepalive`
 * requests. Then the request is sent without it. A request that fails, or is answered by 429 or a status from 500, is repeated every
 * 30 seconds, and on the next page of the tab. Its event id stays the same. It is not repeated after statistics was withdrawn.
 */
export function start(host: Host<TrackerSettings>): { readonly channel?: Channel } {
  const { window, settings, log } = host;
  const { internalTracker } = settings;
  if (!internalTracker) return {};
  const visit = visitOf(host);
  const { url = '/service/ttruth/publish' } = typeof internalTracker === 'object' ? internalTracker : {};

  /** How often the page was left. Browsers then report a failure of `keepalive` requests, although they arrive. */
  let leaves = 0;
  /** Bodies that the service has not answered, or not been able to store. */
  const open = new Set<string>();
  const leave = () => {
    leaves += 1;
    keepInTab(window, host.consent, unpostedKey, [...open]);
  };
  window.addEventListener('pagehide', leave);
  host.onStop(() => window.removeEventListener('pagehide', leave));

  const hasStatistics = () => host.consent.now().grants([statistics]);
  /** Sends a body, and every 30 seconds, until the service takes or refuses it. */
  const publish = async (
    body: string,
    withIdentity = hasStatistics(),
    isRepeated = false,
  ): Promise<string | undefined> => {
    const before = leaves;
    let failure = trackerFailed;
    try {
      const call = { method: 'POST', headers, body } as const;
      const response = await window.fetch(url, { ...call, keepalive: true }).catch(async (error: unknown) => {
        // When a page is left, the failure arrives before `pagehide`.
        await new Promise<void>((resolve) => void after(window, 0, resolve));
        if (leaves > before) throw error;
        open.add(body);
        return window.fetch(url, call);
      });
      open.delete(body);
      if (response.ok) return undefined;
      if (response.status === 429 || response.status >= 500) open.add(body);
      failure = trackerRefused(response.status, beginning(await response.text(), 200));
    } catch {
      if (leaves > before) return undefined;
      open.add(body);
    }
    if (open.has(body))
      after(window, pause, () => {
        if (!withIdentity || hasStatistics()) void publish(body, withIdentity, true);
        else open.delete(body);
      });
    if (!isRepeated) log.error(failure);
    return failure;
  };

  /** Whether the cross-channel app silences the channel, and this page has not logged it. */
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
    // The service detects repeated events by the id, and the record's schema by the version.
    send: (record) => publish(toJson({ ...record, event_id: eventId(window), client_version: version })),
  };
  for (const body of takeFromTab(window, unpostedKey)) if (typeof body === 'string') void publish(body);
  return { channel };
}
