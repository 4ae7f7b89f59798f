import { createCookieReader } from '../browser/cookie-reader.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { createSendRecord } from '../channels/data-layer/send-record.ts';
import {
  alreadyInstalled,
  executedWithErrors,
  invalid,
  notFlags,
  notNumbers,
  partFailed,
} from '../log/core-texts.ts';
import { createEmitter } from '../log/events.ts';
import { attempt, createLog } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';
import { acceptsOrigin } from '../messages/accepts-origin.ts';
import { openEnvelope } from '../messages/open-envelope.ts';
import type { Envelope } from '../messages/open-envelope.ts';
import { parseMessage } from '../messages/schema/parse-message.ts';
import type { Findings } from '../messages/schema/read.ts';
import { whenShown } from '../page/when-shown.ts';
import { createConsent } from '../visit/consent/consent.ts';
import { keepNothing } from '../visit/keep-nothing.ts';
import { version } from '../version.ts';
import type { CollectOnTrackApi, Received } from '../api/api.ts';
import { settle } from '../api/options.ts';
import type { InstallOptions } from '../api/options.ts';
import type { FetchPart } from './fetch-part.ts';
import type { Parts } from './parts.ts';
import { createTracker } from './tracker.ts';
import type { Surroundings, Tracker } from './tracker.ts';

/** How many messages are kept for whoever opens the inspector later. */
const receivedBound = 50;

/** Creates the interface of a page. It does nothing before `install`. */
export function createApi(window: PageWindow, fetchPart: FetchPart<Parts>): CollectOnTrackApi {
  const emitter = createEmitter((error) => log.error(reasonOf(error)));
  const log = createLog(window, emitter);
  const cookies = createCookieReader(window);
  const consent = createConsent(window, cookies, log);
  let options: InstallOptions = {};
  let tracker: Tracker | undefined;
  /** Whether nothing has come since the last reset. */
  let fresh = false;
  let ignored = 0;
  const received: Received[] = [];
  /** Consent mode has to stand first in the data layer: until the tag manager's part is here, pages wait. */
  let awaitsTagManager: boolean | undefined;

  const surroundings: Surroundings = {
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
    send: createSendRecord(window),
    layerReady: () => !awaitsTagManager,
    tell: (event_name, data) => void take({ event_name, data }),
  };

  const start = (next: InstallOptions) => {
    tracker?.stop();
    options = next;
    ignored = 0;
    const settings = settle(next);
    const { tagManager } = settings;
    const isFirst = tagManager && tagManager.src && awaitsTagManager === undefined;
    if (isFirst) awaitsTagManager = true;
    tracker = createTracker(surroundings, settings);
    if (!isFirst) return;
    surroundings.fetchPart('tagManager', (part) => {
      awaitsTagManager = false;
      attempt(log, () => part?.startTagManager(tagManager, window, consent, log));
      tracker?.resume();
    });
  };
  const reset = (change?: InstallOptions) => {
    start({ ...options, ...change });
    fresh = true;
  };

  /** Reads a message and hands it on; gives back what was wrong with it, or will be. */
  const read = ({ name, payload }: Envelope): { readonly failure?: string | undefined } => {
    fresh = false;
    // A copy, since the message is put right where it stands; most often nobody wants it.
    if (emitter.hears()) emitter.emit('message', { ...structuredClone({ name, payload }), data: payload });
    if (name === 'Reset') {
      reset();
      return {};
    }
    const findings: Findings = { invalid: [], notFlags: [], notNumbers: [], ignored: [] };
    const message = parseMessage(name, payload, findings);
    if (findings.ignored[0]) log.debug(`${name}: left out ${findings.ignored.join(', ')}.`);
    if (findings.invalid[0]) {
      const failure = invalid(name, findings.invalid);
      log.warn(failure);
      return { failure };
    }
    if (findings.notFlags[0]) log.warn(notFlags(name, findings.notFlags));
    if (findings.notNumbers[0]) log.warn(notNumbers(name, findings.notNumbers));
    return tracker?.take(message) ?? {};
  };

  /**
   * Never throws. Ignores what cannot be read or comes from elsewhere. Gives back how to tell what went wrong: a message
   * that comes while another is dealt with is dealt with after it.
   */
  const take = (message: unknown, foreign?: string): (() => string | undefined) => {
    let operation = 'push';
    let outcome: { readonly failure?: string | undefined };
    try {
      const envelope = foreign ?? openEnvelope(message);
      if (typeof envelope === 'string') {
        ignored += 1;
        log.debug(`Ignored: ${envelope}.`);
        outcome = { failure: envelope };
      } else {
        operation = envelope.name;
        const count = received.push({ at: window.Date.now(), text: envelope.text });
        if (count > receivedBound) received.shift();
        outcome = read(envelope);
      }
    } catch (error) {
      outcome = { failure: reasonOf(error) };
      log.error(executedWithErrors(operation, reasonOf(error)));
    }
    return () => outcome.failure && executedWithErrors(operation, outcome.failure);
  };

  window.addEventListener('message', ({ data, origin = '' }) => {
    if (!tracker || typeof data !== 'string') return;
    const isOurs = acceptsOrigin(origin, window.location.origin, options.allowedOrigins ?? []);
    whenShown(window, () => take(data, isOurs ? undefined : `origin ${origin}`));
  });
  // What waits may have no later chance.
  const leave = () => tracker?.leave();
  window.addEventListener('pagehide', leave);
  window.addEventListener('visibilitychange', () => window.document.hidden && leave());
  window.addEventListener('pageshow', ({ persisted }) => persisted && tracker?.repeat());
  const forget = () => keepNothing(window, consent);
  consent.subscribe(forget);

  const api: CollectOnTrackApi = {
    install: (next = {}) => {
      if (Object(next) !== next) log.error(executedWithErrors('install', 'options are no object'));
      else if (tracker && !next.reset && !fresh) log.warn(alreadyInstalled);
      else {
        forget();
        start(next);
        fresh = false;
      }
      return api;
    },
    reset,
    push: (message) => {
      const taken = new Promise<ReturnType<typeof take>>((resolve) => {
        whenShown(window, () => resolve(take(message)));
      });
      // Not before what it came in the middle of has been dealt with.
      const outcome = taken.then((failureOf) => {
        const failure = failureOf();
        if (failure) throw new Error(failure);
        return undefined;
      });
      outcome.catch(() => {});
      return outcome;
    },
    version,
    on: emitter.on,
    counts: () => ({ queued: 0, dropped: 0, held: 0, ...tracker?.counts(), ignored }),
    received: () => received,
    inspect: () => surroundings.fetchPart('inspector', (part) => part?.openInspector(api, options)),
  };
  return api;
}
