import { attempt } from '../browser/attempt.ts';
import { createCookieReader } from '../browser/cookie-reader.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { openDataLayer } from '../channels/data-layer/data-layer.ts';
import type { Push } from '../channels/data-layer/data-layer.ts';
import { createSendRecord } from '../channels/data-layer/send-record.ts';
import { containerId } from '../channels/data-layer/tag-manager/container-id.ts';
import {
  alreadyInstalled,
  executedWithErrors,
  invalid,
  leftOut,
  notFlags,
  notNumbers,
  notUnderstood,
  partFailed,
} from '../log/core-texts.ts';
import { createEmitter } from '../log/events.ts';
import type { Decision } from '../log/events.ts';
import { createLog } from '../log/log.ts';
import { reasonOf } from '../browser/reason-of.ts';
import { acceptsOrigin } from '../messages/accepts-origin.ts';
import { openEnvelope } from '../messages/open-envelope.ts';
import type { Envelope } from '../messages/open-envelope.ts';
import { parseMessage } from '../messages/schema/parse-message.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { noFindings } from '../messages/schema/read.ts';
import type { Moment, Untold } from '../page/entry.ts';
import { whenShown } from '../page/when-shown.ts';
import { createConsent, whenGranted } from '../visit/consent/consent.ts';
import { statistics } from '../visit/consent/groups.ts';
import { oneTrust } from '../visit/consent/one-trust.ts';
import { keepNothing } from '../visit/keep-nothing.ts';
import { version } from '../version.ts';
import type { CollectOnTrackApi, Received } from '../api/api.ts';
import { settle } from '../api/options.ts';
import { readOptions } from '../api/read-options.ts';
import type { InstallOptions } from '../api/options.ts';
import type { Early } from './early.ts';
import type { FetchPart } from './fetch-part.ts';
import type { Parts } from './parts.ts';
import { createTracker } from './tracker.ts';
import type { LibraryContext, Tracker } from './tracker.ts';
import { keepUntold, takeUntold } from './untold.ts';

/** How many messages are kept for whoever opens the inspector later. */
const receivedBound = 50;

/** How many different faults of messages are said on the console. */
const saidBound = 100;

/** Creates the interface of a page. It does nothing before `install`, and then begins with what came `early`. */
export function createApi(
  window: PageWindow,
  fetchPart: FetchPart<Parts>,
  early: readonly Early[] = [],
): CollectOnTrackApi {
  const emitter = createEmitter((thrown) => log.failed(thrown));
  const log = createLog(window, emitter);
  const cookies = createCookieReader(window);
  const consent = createConsent(window, cookies, log);
  const usualTool = oneTrust(window);
  let options: InstallOptions = {};
  let tracker: Tracker | undefined;
  /** Whether nothing has come since the last reset. */
  let fresh = false;
  let ignored = 0;
  const said = new Set<string>();
  const received: Received[] = [];
  let pushRecord: Push | undefined;
  let container: string | undefined | false;
  let isInserted = false;
  let stopWaiting = () => {};

  const library: LibraryContext = {
    window,
    emitter,
    consent,
    log,
    cookies,
    fetchPart: (name, use, whenIdle) =>
      fetchPart(
        name,
        (part) => {
          if (!part) log.error(partFailed(name));
          use(part);
        },
        whenIdle,
      ),
    send: createSendRecord(
      (record) => pushRecord?.(record),
      () => container,
    ),
    tell: (event_name, data) => void take({ event_name, data }),
  };

  const start = (change: InstallOptions, before?: InstallOptions) => {
    tracker?.stop();
    ignored = 0;
    const left = (option: string) => log.warn(notUnderstood(option));
    options = { ...before, ...readOptions(change, left) };
    const settings = settle(options, left);
    const { tagManager } = settings;
    consent.use(settings.consent ?? usualTool);
    if (tagManager) pushRecord ??= openDataLayer(window, consent, () => options.consent?.tellsTagManager);
    stopWaiting();
    container = attempt(() => tagManager && containerId(tagManager));
    if (tagManager && tagManager.src && !isInserted) {
      // Once per page, however often the library is reset.
      stopWaiting = whenGranted(consent, tagManager.load === 'eager' ? [] : [statistics], () => {
        isInserted = true;
        library.fetchPart('tagManager', (part) =>
          attempt(
            () => pushRecord && part?.insertTagManager(tagManager, window, log, pushRecord),
            log.failed,
          ),
        );
      });
    }
    tracker = createTracker(library, settings);
    for (const untold of takeUntold(window)) attempt(() => carry(untold), log.failed);
  };
  const reread = (text = ''): PageMessage | EventMessage | undefined => {
    const envelope = openEnvelope(text);
    if (!('name' in envelope) || envelope.name === 'Reset') return undefined;
    return parseMessage(envelope.name, envelope.payload, noFindings());
  };
  /** Goes on with what was not told on the page before. */
  const carry = (untold: Untold) => {
    const message = reread(untold.text);
    const page = reread(untold.page?.text);
    const isPage = untold.page && page?.name === 'InitialPageData';
    if (message) tracker?.carry(message, untold, isPage ? tracker.leftPage(page, untold.page) : undefined);
  };
  const reset = (change: InstallOptions = {}) => {
    start(change, options);
    fresh = true;
  };

  /** What stands around a message that comes now. */
  const look = (): Moment => ({
    at: window.Date.now(),
    url: window.location.href,
    title: window.document.title,
  });
  /** Says what a page does again and again, the first time it does it. */
  const warnOnce = (text: string) => {
    if (said.size < saidBound && said.size < said.add(text).size) log.warn(text);
  };

  /** Reads a message and hands it on; gives back what was wrong with it, or will be. */
  const read = ({ name, payload }: Envelope, moment: Moment): ReturnType<Tracker['take']> => {
    fresh = false;
    // A copy, since the message is put right where it stands; most often nobody wants it.
    if (emitter.hears()) emitter.emit('message', { ...structuredClone({ name, payload }), data: payload });
    if (name === 'Reset') {
      reset();
      return {};
    }
    const findings = noFindings();
    const message = parseMessage(name, payload, findings);
    for (const path of findings.ignored) warnOnce(leftOut(name, path.replace(/\.\d+/g, '')));
    if (findings.invalid[0]) {
      const failure = invalid(name, findings.invalid);
      log.warn(failure);
      return { failure };
    }
    if (findings.notFlags[0]) log.warn(notFlags(name, findings.notFlags));
    if (findings.notNumbers[0]) log.warn(notNumbers(name, findings.notNumbers));
    return tracker?.take(message, moment) ?? {};
  };

  /**
   * Never throws. Ignores what cannot be read or comes from elsewhere. Gives back how to tell what went wrong: a message
   * that comes while another is dealt with is dealt with after it.
   */
  const take = (message: unknown, moment = look(), foreign?: string): (() => Promise<string | undefined>) => {
    let operation = 'push';
    let outcome: ReturnType<Tracker['take']>;
    try {
      const envelope = foreign ? { reason: foreign } : openEnvelope(message);
      if ('reason' in envelope) {
        const { reason, isMeant } = envelope;
        ignored += 1;
        (isMeant ? warnOnce : log.debug)(`Ignored: ${reason}.`);
        outcome = { failure: reason };
      } else {
        operation = envelope.name;
        const { text, payload: data } = envelope;
        const decisions: Decision[] = [];
        if (received.push({ at: moment.at, text, data, decisions }) > receivedBound) received.shift();
        outcome = read(envelope, { ...moment, text, decided: (each) => void decisions.push(each) });
      }
    } catch (error) {
      const failure = reasonOf(error);
      outcome = { failure };
      log.error(executedWithErrors(operation, failure));
    }
    return async () => {
      const failures = [outcome.failure, ...(await Promise.all(outcome.answers ?? []))];
      const failure = failures.find(Boolean);
      return failure && executedWithErrors(operation, failure);
    };
  };

  const hear = (text: string, origin: string, moment = look()) => {
    const isOurs = acceptsOrigin(origin, window.location.origin, options.allowedOrigins);
    whenShown(window, () => take(text, moment, isOurs ? undefined : `origin ${origin}`));
  };
  window.addEventListener('message', ({ data, origin = '' }) => {
    if (tracker && typeof data === 'string') hear(data, origin);
  });
  // What waits may have no later chance.
  const leave = () => attempt(() => tracker?.leave(), log.failed);
  let takeBack = () => true;
  window.addEventListener('pagehide', () => {
    leave();
    takeBack = keepUntold(window, consent, tracker?.rest(consent.now().groups) ?? []);
  });
  window.addEventListener('visibilitychange', () => window.document.hidden && leave());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // What another page has taken, it tells.
    if (!takeBack()) tracker?.forgetRest();
    attempt(() => tracker?.repeat(look()), log.failed);
  });
  consent.subscribe(() => keepNothing(window, consent));

  const push = (message: unknown, moment = look()) => {
    const taken = new Promise<ReturnType<typeof take>>((resolve) => {
      whenShown(window, () => resolve(take(message, moment)));
    });
    // Not before what it came in the middle of has been dealt with.
    const outcome = taken.then(async (failureOf) => {
      const failure = await failureOf();
      if (failure) throw new Error(failure);
      return undefined;
    });
    outcome.catch(() => {});
    return outcome;
  };

  const api: CollectOnTrackApi = {
    install: (next = {}) => {
      if (Object(next) !== next) log.error(executedWithErrors('install', 'no object'));
      else if (tracker && !fresh && !attempt(() => next.reset)) log.warn(alreadyInstalled);
      else {
        start(next);
        fresh = false;
      }
      return api;
    },
    reset,
    push: (message) => push(message),
    version,
    on: emitter.on,
    counts: () => ({ queued: 0, dropped: 0, held: 0, ...tracker?.counts(), ignored }),
    received: () => received,
    inspect: () => library.fetchPart('inspector', (part) => part?.openInspector(api, options, consent)),
  };
  const kept: Early[] = [];
  for (const entry of early) {
    if (entry.call) entry.call(api);
    else kept.push(entry);
    if (!tracker) continue;
    for (const { text = '', origin, done, ...moment } of kept.splice(0)) {
      const then = { ...look(), ...moment };
      if (done) done(push(text, then));
      else hear(text, origin ?? '', then);
    }
  }
  return api;
}
