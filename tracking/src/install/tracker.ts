import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import { dataLayerChannel } from '../channels/data-layer/format.ts';
import type { Format } from '../channels/data-layer/format.ts';
import { classic } from '../channels/data-layer/classic.ts';
import type { SendRecord } from '../channels/data-layer/data-layer.ts';
import { executedByTimeout } from '../log/core-texts.ts';
import type { Moment } from '../page/queue-entry.ts';
import { whenGranted } from '../visit/consent/consent.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { appContext, pagePath, localeOf } from '../page/page-facts.ts';
import { createPageQueue } from '../page/page-queue.ts';
import type { PageQueue } from '../page/page-queue.ts';
import { createDeadline } from '../page/deadline.ts';
import { watchTags } from '../page/tags-executed.ts';
import type { TagsExecuted } from '../page/tags-executed.ts';
import { statistics } from '../visit/consent/groups.ts';
import type { Emitter } from '../log/events.ts';
import type { Host } from '../visit/host.ts';
import type { FetchPart, Parts } from './parts.ts';
import type { Settings } from '../api/options.ts';
import type { Part } from './late.ts';
import type { PageEvent } from '../page/tracked-event.ts';
import { createDelivery } from '../channels/deliver.ts';
import type { DeliveryHost } from '../channels/deliver.ts';

/** The services that outlive a reset. */
export interface LibraryContext extends Pick<
  Host<Settings>,
  'window' | 'consent' | 'log' | 'cookies' | 'post'
> {
  readonly emitter: Emitter;
  readonly fetchPart: FetchPart;
  /** Sends a record to the data layer. */
  readonly send: SendRecord;
}

/** One installation, from messages to channels. A reset replaces it. */
export interface Tracker extends PageQueue {
  /** Sends the messages that still wait for data. They go without the data, because the page is being left. */
  leave(): void;
  /** Returns the event of a page that was left before. */
  leftPage(page: PageMessage, moment: Moment): PageEvent;
}

const isOrder = ({ data }: EventMessage | PageMessage) =>
  'event' in data && data.event?.startsWith('purchase');

const pathOf = (url: string) => pagePath(attempt(() => new URL(url).pathname) ?? '');

/** Creates a tracker. */
export function createTracker(library: LibraryContext, settings: Settings): Tracker {
  const { window, emitter, consent, log, cookies, fetchPart, send } = library;
  const { site, dataLayerOnly, ga4, tagManager, newProductIds, customerData = true } = settings;
  /** Whether messages wait for data: customer data or product ids. */
  const isPrepared = !dataLayerOnly && (customerData || newProductIds);
  const locale = localeOf(site);
  const parts: Part[] = [];
  const atPage: (() => void)[] = [];
  const atStop: (() => void)[] = [];
  let noteOrder: DeliveryHost['noteOrder'] | undefined;
  let tags: TagsExecuted | undefined;
  let ga4Sent = () => {};
  let leaving = false;
  let stopped = false;
  /** Whether a part is being fetched. False if it has loaded or failed to. */
  const isOnItsWay: { [Name in keyof Parts]?: boolean } = {};

  const resume = () => {
    delivery.begin();
    queue.resume();
  };
  const deadline = createDeadline(window, resume);

  /** Fetches a part. Events are kept for it until it has loaded. */
  const need = <Name extends keyof Parts>(
    name: Name,
    use: (part: Parts[Name]) => void,
    whenIdle?: boolean,
  ) => {
    if (name in isOnItsWay) return;
    isOnItsWay[name] = true;
    delivery.expect(1);
    fetchPart(
      name,
      (part) => {
        if (stopped) return;
        isOnItsWay[name] = false;
        if (part) attempt(() => use(part), log.failed);
        delivery.expect(-1);
        resume();
        if (name === 'ga4') ga4Sent();
      },
      whenIdle,
    );
  };
  const begin = (part: Part) => {
    parts.push(part);
    if (part.channel) delivery.add(part.channel);
  };
  const needLate = () =>
    need('late', (part) => {
      const late = part.startLate(host);
      ({ noteOrder } = late);
      late.parts.forEach(begin);
    });

  const reportExecuted = (fired: boolean) => {
    if (!fired) log.warn(executedByTimeout);
    emitter.emit('tracking_executed', fired);
    window.dispatchEvent(new CustomEvent('collectOnTrackApi:tracking_executed', { detail: fired }));
  };

  /** Returns the event of a page. Reads all facts from the page here, once per page and never for an event. */
  const openPage = (page: PageMessage, { url, title }: Moment) => {
    const { data } = page;
    consent.renew();
    for (const run of atPage) run();
    tags?.stop();
    tags = data.emit_tracking_executed_event === false ? undefined : watchTags(window, reportExecuted);
    // Tags cannot have fired before the GA4 format, which most of them read, has sent the page.
    if (isOnItsWay.ga4) ga4Sent = tags?.expect() ?? ga4Sent;
    const all = `; ${cookies()}`;
    const app = appContext(all, data.platform);
    if (app) needLate();
    return {
      ...page,
      data: all.includes(`; ${settings.cookieNames?.desk ?? 'desk_'}${site.slice(0, 2)}=`)
        ? { ...data, origin: 'desk' }
        : data,
      path: pathOf(url),
      url,
      title,
      locale,
      app,
      customer: parts.find(({ customer }) => customer)?.customer?.(page),
      expectTags: tags?.expect,
    };
  };

  const delivery = createDelivery({
    ...library,
    site,
    openPageOnly: settings.afterRefusal === 'openPageOnly',
    noteOrder: (event, channel) => noteOrder?.(event, channel),
  });
  const queue = createPageQueue({
    log,
    keepsEarly: settings.queueBeforePageData,
    prepared: (message) => {
      const isPage = message.name === 'InitialPageData';
      // Call all parts, so that each starts its requests.
      const isReady = parts.map(({ prepare }) => prepare?.(message) ?? true).every(Boolean);
      if (leaving) return true;
      // Orders wait for the part that detects repeated ones.
      const lacks = isOnItsWay.late && (isPrepared || isOrder(message));
      if (isReady && !lacks) {
        if (isPage) deadline.end();
        return true;
      }
      // Product ids have their own timeout.
      return (isPage || isReady) && deadline.isOver();
    },
    openPage,
    complete: (event) => parts.reduce((current, { complete }) => complete?.(current) ?? current, event),
    deliver: delivery.deliver,
  });
  const host: Host<Settings> = {
    ...library,
    settings,
    resume,
    onPage: (run) => atPage.push(run),
    onStop: (run) => atStop.push(run),
  };

  const addLayer = (name: 'classic' | 'ga4', format: Format) => {
    begin({ channel: dataLayerChannel(name, format, send, settings.consentNeeded?.[name]) });
  };
  const addGa4 = (format: Format) => addLayer('ga4', format);
  if (tagManager) {
    addLayer('classic', classic);
    if (typeof ga4 === 'function') attempt(() => addGa4(ga4(settings)), log.failed);
    else {
      delivery.expect(1);
      const needGa4 = () => {
        delivery.expect(-1);
        const use = (part: Parts['ga4']) => addGa4(part.createGa4(settings));
        need('ga4', use, true);
      };
      atStop.push(whenGranted(consent, ga4 ? [statistics] : [], needGa4));
    }
  }
  for (const channel of settings.channels ?? []) begin({ channel });
  if (
    isPrepared ||
    (!dataLayerOnly &&
      (settings.internalTracker ||
        settings.listeners ||
        settings.touchPoint ||
        isRecord(settings.exactag) ||
        isRecord(settings.monitoring)))
  )
    needLate();
  atStop.push(consent.subscribe(resume));

  return {
    ...queue,
    resume,
    take: (message, moment) => {
      // Orders, and events for the product history.
      if (isOrder(message) || (!dataLayerOnly && /^(ProductSource|Ecommerce)/.test(message.name))) needLate();
      return queue.take(message, moment);
    },
    repeat: (moment) => {
      if (settings.countRestored ?? true) queue.repeat(moment);
    },
    leftPage: (page, { url, title }) => ({ ...page, url, title, locale, path: pathOf(url) }),
    leave: () => {
      leaving = true;
      resume();
      leaving = false;
    },
    stop: () => {
      stopped = true;
      queue.stop();
      deadline.end();
      tags?.stop();
      delivery.stop();
      for (const run of atStop) run();
    },
  };
}
