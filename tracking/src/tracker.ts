import { classic } from './channels/classic.ts';
import { dataLayerChannel } from './channels/data-layer-channel.ts';
import { ga4 } from './channels/ga4.ts';
import type { SendRecord } from './channels/data-layer.ts';
import type { Consent } from './consent/consent.ts';
import { createDispatch } from './dispatch/dispatch.ts';
import type { Envelope } from './envelope/open-envelope.ts';
import type { Environment } from './environment/environment.ts';
import { createMapEvent } from './ga4/map-event.ts';
import { createRuleTable } from './ga4/rule-table.ts';
import type { Settings } from './install/options.ts';
import type { Emitter } from './log/events.ts';
import type { Log } from './log/log.ts';
import { catalogue, notices } from './log/warnings.ts';
import { inApp } from './page/app-context.ts';
import { pagePath } from './page/page-path.ts';
import { createReadiness } from './page/readiness.ts';
import { watchTags } from './page/tags-executed.ts';
import type { TagsExecuted } from './page/tags-executed.ts';
import { parseMessage } from './schema/parse-message.ts';
import type { PageMessage } from './schema/parse-message.ts';
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
}

/** One installation: from messages to the channels. A reset throws it away and makes another. */
export interface Tracker {
  /** Takes a message but `Reset`; gives back why it failed, if it did. */
  take(envelope: Envelope): string | undefined;
  /** Whether nothing has been taken yet. */
  untouched(): boolean;
  counts(): { readonly queued: number; readonly dropped: number; readonly held: number };
  /** Forgets everything; nothing is sent any more. */
  stop(): void;
}

/** Creates a tracker. */
export function createTracker(setup: TrackerSetup): Tracker {
  const { environment, settings, consent, log, emitter, layers } = setup;
  const { consentNeeded, ga4Rules, cardWord, tagManager } = settings;
  const mapEvent = createMapEvent(createRuleTable(ga4Rules, cardWord));
  const dispatch = createDispatch({
    channels: tagManager
      ? [
          dataLayerChannel(classic, layers.classic, consentNeeded.classic),
          dataLayerChannel(ga4(mapEvent), layers.ga4, consentNeeded.ga4),
        ]
      : [],
    consent,
    site: settings.site,
    log,
    decided: (decision) => emitter.emit('decision', decision),
  });
  let tags: TagsExecuted | undefined;
  let silent = false;
  let untouched = true;

  const tellExecuted = (fired: boolean) => {
    if (!fired) log.warn(catalogue.executedByTimeout);
    emitter.emit('tracking_executed', fired);
    environment.announce('collectOnTrackApi:tracking_executed', fired);
  };

  const sendPage = (page: PageMessage) => {
    // Everything that costs a look at the page is read here, once per page, and never for an event.
    consent.renew();
    tags?.stop();
    silent = inApp(environment.cookies());
    if (silent) {
      log.debug('The page is shown inside an app, which does the tracking.');
      return undefined;
    }
    const told = page.data.emit_tracking_executed_event !== false;
    tags = told ? watchTags(environment, tellExecuted) : undefined;
    return dispatch.offer({ ...page, path: pagePath(environment.path()), expectTags: tags?.expect });
  };

  const readiness = createReadiness({
    sendPage,
    sendEvent: (event) => (silent ? undefined : dispatch.offer(event)),
    log,
    queueBeforePageData: settings.queueBeforePageData,
  });

  return {
    take: ({ name, payload }) => {
      untouched = false;
      const findings: Findings = { nulls: [], ignored: [] };
      const message = parseMessage(name, payload, findings);
      if (message.name === 'Reset') return undefined;
      const { nulls, ignored } = findings;
      if (ignored.length > 0) log.debug(`${name}: left out ${ignored.slice(0, 10).join(', ')}.`);
      if (nulls.length === 0) return readiness.take(message);
      const warning = notices.invalid(name, nulls);
      log.warn(warning);
      return warning;
    },
    untouched: () => untouched,
    counts: () => ({ queued: readiness.queued(), dropped: readiness.dropped(), held: dispatch.held() }),
    stop: () => {
      tags?.stop();
      dispatch.stop();
    },
  };
}
