import { whenGranted } from './consent/consent.ts';
import { statistics } from './consent/groups.ts';
import { classic } from './data-layer/classic.ts';
import { dataLayerChannel } from './data-layer/data-layer-channel.ts';
import type { SendRecord } from './data-layer/send-record.ts';
import { createDispatch } from './dispatch/dispatch.ts';
import type { Circumstances } from './dispatch/dispatch.ts';
import type { Envelope } from './envelope/open-envelope.ts';
import type { CoreEnvironment } from './environment/parts.ts';
import type { Extension, ExtensionHost } from './extension/extension.ts';
import { needsExtension } from './extension/needs-extension.ts';
import type { CreateGa4 } from './ga4/create-ga4.ts';
import { executedByTimeout, invalid, notFlags, partFailed, skippedForGa4 } from './log/core-texts.ts';
import type { Emitter } from './log/events.ts';
import { attempt } from './log/log.ts';
import { appContext } from './page/app-context.ts';
import { pagePath } from './page/page-path.ts';
import { createReadiness } from './page/readiness.ts';
import { watchTags } from './page/tags-executed.ts';
import type { TagsExecuted } from './page/tags-executed.ts';
import type { MessageName } from './schema/message-names.ts';
import { parseMessage } from './schema/parse-message.ts';
import type { Findings } from './schema/read.ts';

/** What a tracker works with: all that its extension does, and the way to the parts that come later. */
export interface TrackerHost extends ExtensionHost {
  readonly environment: CoreEnvironment;
}

/** One installation: from messages to the channels. A reset throws it away and makes another. */
export interface Tracker {
  /** Takes a message; gives back why it failed, if it did. */
  take(name: Exclude<MessageName, 'Reset'>, payload: Envelope['payload']): string | undefined;
  /** Sends what has waited for something that is there now. */
  resume(): void;
  /** Sends what waits for its preparation as it is: the page is being left. */
  leave(): void;
  /** Counts a page anew that was shown from the browser's cache. */
  restore(): void;
  counts(): { readonly queued: number; readonly dropped: number; readonly held: number };
  /** Forgets everything; nothing is sent any more. */
  stop(): void;
}

/**
 * Creates a tracker. What is given to it outlives a reset: the emitter, the way into the data layer, and whether that may
 * be written to; until then pages wait.
 */
export function createTracker(
  host: TrackerHost,
  emitter: Emitter,
  send: SendRecord,
  layerReady: () => boolean,
): Tracker {
  const { environment, settings, consent, log } = host;
  const { site, consentNeeded, dataLayerOnly, customerData = true, newProductIds, ga4 } = settings;
  let extension: Extension | undefined;
  // Who stands at the desk of a shop is known to the extension alone, but that somebody may is seen from here.
  const atDesk = environment.cookies().includes(settings.cookieNames?.desk ?? 'desk_');
  let waitsForExtension = !dataLayerOnly && (customerData || newProductIds || atDesk);
  let tags: TagsExecuted | undefined;
  let around: Circumstances = {
    site,
    page: undefined,
    app: appContext(environment.cookies()),
    customer: (page) => extension?.customer(page),
  };
  let leaving = false;
  let stopped = false;
  let forgetGa4: (() => void) | undefined;
  let ga4Told = () => {};

  const ga4Channel = (create: CreateGa4) =>
    dataLayerChannel('ga4', create(settings), send, consentNeeded?.ga4, [skippedForGa4]);
  const ownGa4 = typeof ga4 === 'function' ? ga4 : undefined;
  /** Until it is here. */
  let fetchesGa4 = settings.tagManager && !ownGa4;
  const dispatch = createDispatch(
    host,
    (decision) => emitter.emit('decision', decision),
    settings.tagManager
      ? [
          dataLayerChannel('classic', classic, send, consentNeeded?.classic),
          ...(ownGa4 ? [ga4Channel(ownGa4)] : []),
        ]
      : [],
  );

  const tellExecuted = (fired: boolean) => {
    if (!fired) log.warn(executedByTimeout);
    emitter.emit('tracking_executed', fired);
    environment.announce('collectOnTrackApi:tracking_executed', fired);
  };

  const readiness = createReadiness(
    (message) => {
      if (stopped) return undefined;
      if (message.name !== 'InitialPageData') {
        return dispatch.offer(extension ? extension.complete(message) : message, around);
      }
      // Everything that costs a look at the page is read here, once per page, and never for an event.
      const { name, data } = message;
      const { emit_tracking_executed_event: emits, platform } = data;
      consent.renew();
      extension?.begin();
      tags?.stop();
      tags = emits === false ? undefined : watchTags(environment, tellExecuted);
      // Tags have not fired for a page before the format that most of them read has told of it.
      ga4Told = (fetchesGa4 && tags?.expect()) || ga4Told;
      const origin = extension?.origin();
      const page = {
        name,
        data: origin ? { ...data, origin } : data,
        path: pagePath(environment.path()),
        expectTags: tags?.expect,
      };
      const app = appContext(environment.cookies(), platform);
      if (app) fetchExtension();
      around = { ...around, page, app };
      return dispatch.offer(page, around);
    },
    (message) => leaving || (layerReady() && (extension ? extension.prepare(message) : !waitsForExtension)),
    log,
    settings.queueBeforePageData,
  );

  const fetchGa4 = () =>
    environment.fetchPart('GA4', (part) => {
      if (!part) log.error(partFailed('GA4'));
      if (stopped) return;
      fetchesGa4 = false;
      dispatch.add(part ? [ga4Channel(part.createGa4)] : []);
      ga4Told();
    });
  let extensionFetched = dataLayerOnly;
  /** The extension is fetched once something needs it; what happens until then is kept for it. */
  const fetchExtension = () => {
    if (extensionFetched) return;
    extensionFetched = true;
    dispatch.expect();
    environment.fetchPart('extension', (part) => {
      if (!part) log.error(partFailed('extension'));
      if (stopped) return;
      attempt(log, () => {
        extension = part?.createBrowserExtension(host);
      });
      waitsForExtension = false;
      dispatch.add(extension?.channels ?? []);
      readiness.resume();
    });
  };
  if (fetchesGa4) {
    dispatch.expect();
    forgetGa4 = whenGranted(consent, ga4 === 'consent' ? [statistics] : [], fetchGa4);
  }
  if (atDesk || needsExtension(settings)) fetchExtension();

  return {
    take: (name, payload) => {
      const findings: Findings = { invalid: [], notFlags: [], ignored: [] };
      const message = parseMessage(name, payload, findings);
      if (findings.ignored.length > 0)
        log.debug(`${name}: left out ${findings.ignored.slice(0, 10).join(', ')}.`);
      if (findings.invalid.length > 0) {
        const warning = invalid(name, findings.invalid);
        log.warn(warning);
        return warning;
      }
      if (findings.notFlags.length > 0) log.warn(notFlags(name, findings.notFlags));
      // What the product history keeps.
      if (name === 'ProductSourceEventData' || name === 'EcommerceEventData') fetchExtension();
      return readiness.take(message);
    },
    resume: () => void readiness.resume(),
    leave: () => {
      leaving = true;
      readiness.resume();
      leaving = false;
    },
    restore: () => {
      if (settings.countRestored ?? true) readiness.repeat();
    },
    counts: () => ({ queued: readiness.queued(), dropped: readiness.dropped(), held: dispatch.held() }),
    stop: () => {
      stopped = true;
      forgetGa4?.();
      tags?.stop();
      dispatch.stop();
      extension?.stop();
    },
  };
}
