import type { CollectOnTrackApi, Received } from '../api/api.ts';
import { settle } from '../api/options.ts';
import type { InstallOptions } from '../api/options.ts';
import { readOptions } from '../api/read-options.ts';
import { attempt } from '../browser/attempt.ts';
import { createCookieReader } from '../browser/cookie-reader.ts';
import { isRecord } from '../browser/is-record.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { reasonOf } from '../browser/reason-of.ts';
import { containerId } from '../channels/data-layer/tag-manager-options.ts';
import { openDataLayer, createSendRecord } from '../channels/data-layer/data-layer.ts';
import type { Push } from '../channels/data-layer/data-layer.ts';
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
import { acceptsOrigin, openEnvelope } from '../messages/envelope.ts';
import type { Envelope } from '../messages/envelope.ts';
import { parseMessage } from '../messages/schema/parse-message.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { noFindings } from '../messages/schema/read.ts';
import { whenShown } from '../page/page-facts.ts';
import type { Moment, Unsent } from '../page/queue-entry.ts';
import { version } from '../version.ts';
import { createConsent, whenGranted } from '../visit/consent/consent.ts';
import { statistics } from '../visit/consent/groups.ts';
import { oneTrust } from '../visit/consent/one-trust.ts';
import { keepInTab, clearStorage, takeFromTab, unsentKey } from '../visit/storage.ts';
import type { FetchPart } from './parts.ts';
import type { Early } from './start.ts';
import { createTracker } from './tracker.ts';
import type { LibraryContext, Tracker } from './tracker.ts';

/** Most messages that are kept for the inspector. */
const receivedBound = 50;

/** Most different faults of messages that the console shows. */
const faultBound = 100;

/** Takes the messages that the page before has not sent. A broken entry fails when it is carried on. */
function takeUnsent(window: PageWindow): readonly Unsent[];
function takeUnsent(window: PageWindow): readonly object[] {
  return takeFromTab(window, unsentKey).filter(isRecord);
}

/** Creates the interface of a page. It does nothing before `install`, and then starts with the `early` calls and messages. */
export function createApi(
  window: PageWindow,
  fetchPart: FetchPart,
  early: readonly Early[] = [],
): CollectOnTrackApi {
  const emitter = createEmitter((thrown) => log.failed(thrown));
  const log = createLog(window, emitter);
  const cookies = createCookieReader(window);
  const consent = createConsent(window, cookies, log);
  const usualTool = oneTrust(window);
  let options: InstallOptions = {};
  let tracker: Tracker | undefined;
  /** Whether no message has arrived since the last reset. */
  let isReset = false;
  let ignored = 0;
  const faults = new Set<string>();
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
    post: (event_name, data) => void take({ event_name, data }),
  };

  const start = (change: InstallOptions, before?: InstallOptions) => {
    tracker?.stop();
    ignored = 0;
    const invalidOption = (option: string) => log.warn(notUnderstood(option));
    options = { ...before, ...readOptions(change, invalidOption) };
    const settings = settle(options, invalidOption);
    const { tagManager } = settings;
    consent.use(settings.consent ?? usualTool);
    if (tagManager) pushRecord ??= openDataLayer(window, consent, () => options.consent?.tellsTagManager);
    stopWaiting();
    container = attempt(() => tagManager && containerId(tagManager));
    if (tagManager && tagManager.src && !isInserted) {
      // The script is inserted once per page, even if the library is reset.
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
    for (const unsent of takeUnsent(window)) attempt(() => carry(unsent), log.failed);
  };
  const reread = (text = ''): PageMessage | EventMessage | undefined => {
    const envelope = openEnvelope(text);
    if (!('name' in envelope) || envelope.name === 'Reset') return undefined;
    return parseMessage(envelope.name, envelope.payload, noFindings());
  };
  /** Takes over a message that the page before has not sent. */
  const carry = (unsent: Unsent) => {
    const message = reread(unsent.text);
    const page = reread(unsent.page?.text);
    const isPage = unsent.page && page?.name === 'InitialPageData';
    if (message) tracker?.carry(message, unsent, isPage ? tracker.leftPage(page, unsent.page) : undefined);
  };
  const reset = (change: InstallOptions = {}) => {
    start(change, options);
    isReset = true;
  };

  /** Returns the moment of a message that arrives now. */
  const momentNow = (): Moment => ({
    at: window.Date.now(),
    url: window.location.href,
    title: window.document.title,
  });
  /** Warns about a repeated fault of the page once. */
  const warnOnce = (text: string) => {
    if (faults.size < faultBound && faults.size < faults.add(text).size) log.warn(text);
  };

  /** Reads a message and passes it to the tracker. Returns its failure, or the promises of its requests. */
  const read = ({ name, payload }: Envelope, moment: Moment): ReturnType<Tracker['take']> => {
    isReset = false;
    // A copy, because reading corrects the payload in place. Copied only if there is a listener.
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
   * Takes a message. Never throws. Ignores messages that cannot be read, or that have a foreign origin. Returns a function that
   * returns the failure, because a message that arrives during another one is handled after it.
   */
  const take = (
    message: unknown,
    moment = momentNow(),
    originFault?: string,
  ): (() => Promise<string | undefined>) => {
    let operation = 'push';
    let outcome: ReturnType<Tracker['take']>;
    try {
      const envelope = originFault ? { reason: originFault } : openEnvelope(message);
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

  const receive = (text: string, origin: string, moment = momentNow()) => {
    const isAccepted = acceptsOrigin(origin, window.location.origin, options.allowedOrigins);
    whenShown(window, () => take(text, moment, isAccepted ? undefined : `origin ${origin}`));
  };
  window.addEventListener('message', ({ data, origin = '' }) => {
    if (tracker && typeof data === 'string') receive(data, origin);
  });
  // Messages that wait may have no later chance.
  const leave = () => attempt(() => tracker?.leave(), log.failed);
  let takeBack = () => true;
  window.addEventListener('pagehide', () => {
    leave();
    takeBack = keepInTab(window, consent, unsentKey, tracker?.rest(consent.now().groups) ?? []);
  });
  window.addEventListener('visibilitychange', () => window.document.hidden && leave());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Another page sends what it has taken.
    if (!takeBack()) tracker?.forgetRest();
    attempt(() => tracker?.repeat(momentNow()), log.failed);
  });
  consent.subscribe(() => clearStorage(window, consent));

  const push = (message: unknown, moment = momentNow()) => {
    const taken = new Promise<ReturnType<typeof take>>((resolve) => {
      whenShown(window, () => resolve(take(message, moment)));
    });
    // Waits until a message that is being handled is done.
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
      else if (tracker && !isReset && !attempt(() => next.reset)) log.warn(alreadyInstalled);
      else {
        start(next);
        isReset = false;
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
      const then = { ...momentNow(), ...moment };
      if (done) done(push(text, then));
      else receive(text, origin ?? '', then);
    }
  }
  return api;
}
