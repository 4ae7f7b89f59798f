import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import { classic } from '../channels/data-layer/classic.ts';
import { dataLayerChannel } from '../channels/data-layer/data-layer-channel.ts';
import type { Format } from '../channels/data-layer/format.ts';
import type { SendRecord } from '../channels/data-layer/send-record.ts';
import { createDelivery } from '../channels/deliver.ts';
import type { DeliveryHost } from '../channels/deliver.ts';
import { executedByTimeout } from '../log/core-texts.ts';
import type { Emitter } from '../log/events.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { appContext } from '../page/app-context.ts';
import { pagePath } from '../page/page-path.ts';
import { createPageQueue } from '../page/page-queue.ts';
import type { Moment } from '../page/entry.ts';
import type { PageQueue } from '../page/page-queue.ts';
import type { PageEvent } from '../page/tracked-event.ts';
import { createPatience } from '../page/patience.ts';
import { watchTags } from '../page/tags-executed.ts';
import type { TagsExecuted } from '../page/tags-executed.ts';
import { whenGranted } from '../visit/consent/consent.ts';
import { statistics } from '../visit/consent/groups.ts';
import type { Host } from '../visit/host.ts';
import { localeOf } from '../visit/locale-of.ts';
import type { FetchPart } from './fetch-part.ts';
import type { Settings } from '../api/options.ts';
import type { Part } from './part.ts';
import type { Parts } from './parts.ts';

/** What outlives a reset. */
export interface LibraryContext extends Pick<
  Host<Settings>,
  'window' | 'consent' | 'log' | 'cookies' | 'tell'
> {
  readonly emitter: Emitter;
  readonly fetchPart: FetchPart<Parts>;
  /** The way into the data layer. */
  readonly send: SendRecord;
}

/** One installation: from messages to the channels. A reset throws it away and makes another. */
export interface Tracker extends PageQueue {
  /** Sends what waits for its preparation as it is: the page is being left. */
  leave(): void;
  /** What a page is sent with that was left before. */
  leftPage(page: PageMessage, moment: Moment): PageEvent;
}

const isOrder = ({ data }: EventMessage | PageMessage) =>
  'event' in data && data.event?.startsWith('purchase');

const pathOf = (url: string) => pagePath(attempt(() => new URL(url).pathname) ?? '');

/** Creates a tracker. */
export function createTracker(library: LibraryContext, settings: Settings): Tracker {
  const { window, emitter, consent, log, cookies, fetchPart, send } = library;
  const { site, dataLayerOnly, ga4, tagManager, newProductIds, customerData = true } = settings;
  /** Whether messages are sent with something that has to be found out. */
  const isPrepared = !dataLayerOnly && (customerData || newProductIds);
  const locale = localeOf(site);
  const parts: Part[] = [];
  const atPage: (() => void)[] = [];
  const atStop: (() => void)[] = [];
  let noteOrder: DeliveryHost['noteOrder'] | undefined;
  let tags: TagsExecuted | undefined;
  let ga4Told = () => {};
  let leaving = false;
  let stopped = false;
  /** Whether parts that were asked for are on their way; else they have come, or cannot be had. */
  const isOnItsWay: { [Name in keyof Parts]?: boolean } = {};

  const resume = () => {
    delivery.begin();
    queue.resume();
  };
  const patience = createPatience(window, resume);

  /** Fetches a part once something needs it; what happens until it is there is kept for it. */
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
        if (name === 'ga4') ga4Told();
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

  const tellExecuted = (fired: boolean) => {
    if (!fired) log.warn(executedByTimeout);
    emitter.emit('tracking_executed', fired);
    window.dispatchEvent(new CustomEvent('collectOnTrackApi:tracking_executed', { detail: fired }));
  };

  /** Everything that costs a look at the page is read here, once per page, and never for an event. */
  const openPage = (page: PageMessage, { url, title }: Moment) => {
    const { data } = page;
    consent.renew();
    for (const run of atPage) run();
    tags?.stop();
    tags = data.emit_tracking_executed_event === false ? undefined : watchTags(window, tellExecuted);
    // Tags have not fired for a page before the format that most of them read has told of it.
    if (isOnItsWay.ga4) ga4Told = tags?.expect() ?? ga4Told;
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
      // All of them are asked, and so begin what each has to find out.
      const isReady = parts.map(({ prepare }) => prepare?.(message) ?? true).every(Boolean);
      if (leaving) return true;
      // Orders wait for what knows whether they have been told.
      const lacks = isOnItsWay.late && (isPrepared || isOrder(message));
      if (isReady && !lacks) {
        if (isPage) patience.end();
        return true;
      }
      // New product ids have a deadline of their own.
      return (isPage || isReady) && patience.isOver();
    },
    openPage,
    complete: (event) => parts.reduce((told, { complete }) => complete?.(told) ?? told, event),
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
      // Orders, and what the product history keeps.
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
      patience.end();
      tags?.stop();
      delivery.stop();
      for (const run of atStop) run();
    },
  };
}
