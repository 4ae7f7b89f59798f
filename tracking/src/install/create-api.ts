import { createConsent } from '../consent/consent.ts';
import { createSendRecord } from '../data-layer/send-record.ts';
import { acceptsOrigin } from '../envelope/accepts-origin.ts';
import { openEnvelope } from '../envelope/open-envelope.ts';
import type { CoreEnvironment } from '../environment/parts.ts';
import { alreadyInstalled, executedWithErrors, partFailed } from '../log/core-texts.ts';
import { createEmitter } from '../log/events.ts';
import { attempt, createLog } from '../log/log.ts';
import { reasonOf } from '../log/reason-of.ts';
import { createTracker } from '../tracker.ts';
import type { Tracker, TrackerHost } from '../tracker.ts';
import { version } from '../version.ts';
import type { CollectOnTrackApi } from './api.ts';
import { settle } from './options.ts';
import type { InstallOptions } from './options.ts';

/** Creates the interface of a page. It does nothing before `install`. */
export function createApi(environment: CoreEnvironment): CollectOnTrackApi {
  const emitter = createEmitter((error) => environment.print('error', reasonOf(error)));
  const log = createLog(environment, emitter);
  const consent = createConsent(environment);
  const send = createSendRecord(environment);
  let options: InstallOptions = {};
  let tracker: Tracker | undefined;
  /** Whether nothing has come since the last reset. */
  let fresh = false;
  let ignored = 0;
  /** What comes while a message is dealt with waits until that has been: a tag may answer a record with an event. */
  let inbox: (() => void)[] | undefined;
  /** Consent mode has to stand first in the data layer: until the tag manager's part is here, pages wait. */
  let awaitsTagManager: boolean | undefined;

  const resume = () => tracker?.resume();

  const start = (next: InstallOptions) => {
    tracker?.stop();
    options = next;
    ignored = 0;
    const settings = settle(next);
    const host: TrackerHost = {
      environment,
      settings,
      consent,
      log,
      resume,
      tell: (event_name, data) => void take({ event_name, data }),
    };
    tracker = createTracker(host, emitter, send, () => !awaitsTagManager);
    const { src, ...more } = settings.tagManager || {};
    if (!src || awaitsTagManager !== undefined) return;
    awaitsTagManager = true;
    environment.fetchPart('tag manager', (part) => {
      awaitsTagManager = false;
      attempt(log, () => {
        if (part) part.startTagManager({ ...more, src }, environment, consent, log);
        else log.error(partFailed('tag manager'));
      });
      resume();
    });
  };
  const reset = (change?: InstallOptions) => {
    start({ ...options, ...change });
    fresh = true;
  };

  /**
   * Whatever comes in, nothing is thrown: what cannot be read, or comes from elsewhere, is ignored. Gives back what went
   * wrong, if anything did.
   */
  const take = (message: unknown, foreign?: string): string | undefined => {
    if (inbox) return void inbox.push(() => take(message, foreign));
    inbox = [];
    let operation = 'push';
    try {
      const envelope = foreign ?? openEnvelope(message);
      let reason: string | undefined;
      if (typeof envelope === 'string') {
        reason = envelope;
        ignored += 1;
        log.debug(`Ignored: ${reason}.`);
      } else {
        const { name, payload } = envelope;
        operation = name;
        fresh = false;
        // A copy, since the message is put right where it stands; most often nobody wants it.
        if (emitter.hears()) emitter.emit('message', { ...structuredClone(envelope), data: payload });
        if (name === 'Reset') reset();
        else reason = tracker?.take(name, payload);
      }
      return reason && executedWithErrors(operation, reason);
    } catch (error) {
      const failure = executedWithErrors(operation, reasonOf(error));
      log.error(failure);
      return failure;
    } finally {
      const come = inbox;
      inbox = undefined;
      for (const next of come) next();
    }
  };

  environment.listen('message', ({ data, origin = '' }) => {
    if (!tracker || typeof data !== 'string') return;
    const accepted = acceptsOrigin(origin, environment.origin(), options.allowedOrigins ?? []);
    environment.whenShown(() => take(data, accepted ? undefined : `origin ${origin}`));
  });
  // What waits may have no later chance.
  environment.listen('pagehide', () => tracker?.leave());
  environment.listen('visibilitychange', () => environment.hidden() && tracker?.leave());
  environment.listen('pageshow', ({ persisted }) => persisted && tracker?.restore());

  const api: CollectOnTrackApi = {
    install: (next = {}) => {
      if (tracker && !next.reset && !fresh) log.warn(alreadyInstalled);
      else start(next);
      fresh = false;
      return api;
    },
    reset,
    push: (message) => {
      const outcome = new Promise<void>((resolve, reject) => {
        environment.whenShown(() => {
          const failure = take(message);
          if (failure) reject(new Error(failure));
          else resolve();
        });
      });
      outcome.catch(() => {});
      return outcome;
    },
    version,
    on: emitter.on,
    counts: () => ({ queued: 0, dropped: 0, held: 0, ...tracker?.counts(), ignored }),
  };
  return api;
}
