import type { CustomerFields } from './channels/channel.ts';
import { classic } from './data-layer/classic.ts';
import { dataLayerChannel } from './data-layer/data-layer-channel.ts';
import type { SendRecord } from './data-layer/send-record.ts';
import type { Consent } from './consent/consent.ts';
import { createDispatch } from './dispatch/dispatch.ts';
import type { Envelope } from './envelope/open-envelope.ts';
import type { Environment } from './environment/environment.ts';
import type { Extension } from './extension/extension.ts';
import { ga4 } from './ga4/ga4.ts';
import { createMapEvent } from './ga4/map-event.ts';
import { createRuleTable } from './ga4/rule-table.ts';
import type { Settings } from './install/options.ts';
import type { Emitter } from './log/events.ts';
import type { Log } from './log/log.ts';
import { catalogue, notices } from './log/texts.ts';
import { appContext } from './page/app-context.ts';
import type { AppContext } from './page/app-context.ts';
import { pagePath } from './page/page-path.ts';
import { createReadiness } from './page/readiness.ts';
import { watchTags } from './page/tags-executed.ts';
import type { TagsExecuted } from './page/tags-executed.ts';
import type { PageEvent } from './page/tracked-event.ts';
import { parseMessage } from './schema/parse-message.ts';
import type { EventMessage, PageMessage } from './schema/parse-message.ts';
import type { Findings } from './schema/read.ts';

/** What a tracker works with; all of it outlives a reset. */
export interface TrackerSetup {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly consent: Consent;
  readonly log: Log;
  readonly emitter: Emitter;
  /** The ways into the data layer, one for each of its formats. */
  readonly layers: { readonly classic: SendRecord; readonly ga4: SendRecord };
  /** Whether the data layer may be written to; until then pages wait. */
  readonly layersReady: () => boolean;
}

/** One installation: from messages to the channels. A reset throws it away and makes another. */
export interface Tracker {
  /** Takes a message but `Reset`; gives back why it failed, if it did. */
  take(envelope: Envelope): string | undefined;
  /** Sends what has waited for something that is there now. */
  resume(): void;
  /** Sends what waits for its preparation as it is: the page is being left. */
  leave(): void;
  /** Counts a page anew that was shown from the browser's cache. */
  restore(): void;
  /** Whether nothing has been taken yet. */
  untouched(): boolean;
  counts(): { readonly queued: number; readonly dropped: number; readonly held: number };
  /** Forgets everything; nothing is sent any more. */
  stop(): void;
}

/** Creates a tracker. */
export function createTracker(setup: TrackerSetup): Tracker {
  const { environment, settings, consent, log, emitter, layers } = setup;
  const { site, consentNeeded, ga4Rules, cardWord, dataLayerOnly } = settings;
  const { customerData = true, newProductIds = false } = settings.extension;
  const mapEvent = createMapEvent(createRuleTable(ga4Rules, cardWord));
  const dispatch = createDispatch({
    channels: settings.tagManager
      ? [
          dataLayerChannel(classic, layers.classic, consentNeeded.classic),
          dataLayerChannel(ga4(mapEvent), layers.ga4, consentNeeded.ga4),
        ]
      : [],
    expectsMore: !dataLayerOnly,
    consent,
    log,
    decided: (decision) => emitter.emit('decision', decision),
  });
  let extension: Extension | undefined;
  let waitsForExtension = !dataLayerOnly && (customerData || newProductIds);
  let tags: TagsExecuted | undefined;
  let page: PageEvent | undefined;
  let app: AppContext | undefined;
  let customer: CustomerFields | undefined;
  let leaving = false;
  let stopped = false;
  let untouched = true;

  const tellExecuted = (fired: boolean) => {
    if (!fired) log.warn(catalogue.executedByTimeout);
    emitter.emit('tracking_executed', fired);
    environment.announce('collectOnTrackApi:tracking_executed', fired);
  };
  const circumstances = () => ({ site, page, app, customer });

  const sendPage = (message: PageMessage) => {
    const { data } = message;
    // Everything that costs a look at the page is read here, once per page, and never for an event.
    consent.renew();
    tags?.stop();
    tags = data.emit_tracking_executed_event === false ? undefined : watchTags(environment, tellExecuted);
    app = appContext(environment.cookies(), data.platform);
    customer = extension?.customer();
    page = { ...message, path: pagePath(environment.path()), expectTags: tags?.expect };
    return dispatch.offer(page, circumstances());
  };
  const complete = <Told extends EventMessage>(event: Told) => extension?.complete(event) ?? event;

  const readiness = createReadiness({
    sendPage,
    sendEvent: (event) => dispatch.offer(complete(event), circumstances()),
    prepared: (message) =>
      leaving || (setup.layersReady() && (extension ? extension.prepare(message) : !waitsForExtension)),
    log,
    queueBeforePageData: settings.queueBeforePageData,
  });

  if (!dataLayerOnly) {
    environment.fetchExtension(
      (create) => {
        if (stopped) return;
        extension = create({ environment, settings, consent, log, resume: () => void readiness.resume() });
        dispatch.add(extension.channels);
        readiness.resume();
      },
      () => {
        log.error(notices.partFailed('extension'));
        waitsForExtension = false;
        dispatch.add([]);
        readiness.resume();
      },
    );
  }

  return {
    take: ({ name, payload }) => {
      untouched = false;
      const findings: Findings = { invalid: [], notFlags: [], ignored: [] };
      const message = parseMessage(name, payload, findings);
      if (message.name === 'Reset') return undefined;
      const { invalid, notFlags, ignored } = findings;
      if (ignored.length > 0) log.debug(`${name}: left out ${ignored.slice(0, 10).join(', ')}.`);
      if (message.name === 'EcommerceEventData' && !message.data.event) invalid.push('event');
      if (invalid.length > 0) {
        const warning = notices.invalid(name, invalid);
        log.warn(warning);
        return warning;
      }
      if (notFlags.length > 0) log.warn(notices.notFlags(name, notFlags));
      return readiness.take(message);
    },
    resume: () => void readiness.resume(),
    leave: () => {
      leaving = true;
      readiness.resume();
      leaving = false;
    },
    restore: () => {
      if (settings.countRestored && page && !page.data.is_spa) readiness.repeat();
    },
    untouched: () => untouched,
    counts: () => ({ queued: readiness.queued(), dropped: readiness.dropped(), held: dispatch.held() }),
    stop: () => {
      stopped = true;
      tags?.stop();
      dispatch.stop();
      extension?.stop();
    },
  };
}
