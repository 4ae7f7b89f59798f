import { createConsent } from '../consent/consent.ts';
import { createSendRecord } from '../data-layer/send-record.ts';
import { acceptsOrigin } from '../envelope/accepts-origin.ts';
import { openEnvelope, openRecord } from '../envelope/open-envelope.ts';
import type { Envelope } from '../envelope/open-envelope.ts';
import type { Environment } from '../environment/environment.ts';
import { createEmitter } from '../log/events.ts';
import { createLog, reasonOf } from '../log/log.ts';
import { catalogue, notices } from '../log/texts.ts';
import { isRecord } from '../schema/is-record.ts';
import { createTracker } from '../tracker.ts';
import type { Tracker } from '../tracker.ts';
import { version } from '../version.ts';
import type { CollectOnTrackApi } from './api.ts';
import { settle } from './options.ts';
import type { InstallOptions, Settings } from './options.ts';
import type { TagManagerOptions } from '../tag-manager/tag-manager-options.ts';

/** Creates the interface of a page. It does nothing before `install`. */
export function createApi(environment: Environment): CollectOnTrackApi {
  const emitter = createEmitter((error) => environment.print('error', reasonOf(error)));
  const log = createLog(environment, emitter);
  const consent = createConsent(environment);
  const layers = { classic: createSendRecord(environment), ga4: createSendRecord(environment) };
  let options: InstallOptions = {};
  let installed: { readonly tracker: Tracker; readonly settings: Settings } | undefined;
  let wasReset = false;
  let ignored = 0;
  let tagManager: 'none' | 'fetched' | 'ready' = 'none';

  /** Consent mode has to stand first in the data layer: until the tag manager's part is here, pages wait. */
  const fetchTagManager = ({ src, ...more }: TagManagerOptions) => {
    if (!src || tagManager !== 'none') return;
    tagManager = 'fetched';
    const ready = () => {
      tagManager = 'ready';
      installed?.tracker.resume();
    };
    environment.fetchTagManager(
      (start) => {
        start({ ...more, src }, environment, consent, log);
        ready();
      },
      () => {
        log.error(notices.partFailed('tag manager'));
        ready();
      },
    );
  };

  const start = (next: InstallOptions) => {
    installed?.tracker.stop();
    options = next;
    ignored = 0;
    const settings = settle(next);
    installed = {
      settings,
      tracker: createTracker({
        environment,
        settings,
        consent,
        log,
        emitter,
        layers,
        layersReady: () => tagManager !== 'fetched',
      }),
    };
    if (settings.tagManager) fetchTagManager(settings.tagManager);
  };
  const reset = (change: InstallOptions = {}) => {
    start({ ...options, ...change });
    wasReset = true;
  };

  /** Whatever comes in, nothing is thrown: what cannot be read is ignored. Gives back what went wrong, if anything did. */
  const take = (open: () => Envelope | string): string | undefined => {
    let operation = 'push';
    try {
      const envelope = open();
      if (typeof envelope === 'string') {
        ignored += 1;
        log.debug(`A message was ignored: ${envelope}.`);
        return catalogue.executedWithErrors(operation, envelope);
      }
      operation = envelope.name;
      emitter.emit('message', envelope);
      if (envelope.name === 'Reset') reset();
      const reason = envelope.name === 'Reset' ? undefined : installed?.tracker.take(envelope);
      return reason === undefined ? undefined : catalogue.executedWithErrors(operation, reason);
    } catch (error) {
      const failure = catalogue.executedWithErrors(operation, reasonOf(error));
      log.error(failure);
      return failure;
    }
  };

  environment.onMessage((data, origin) => {
    if (!installed || typeof data !== 'string') return;
    const allowed = acceptsOrigin(origin, environment.origin(), installed.settings.allowedOrigins);
    environment.whenShown(() => void take(() => (allowed ? openEnvelope(data) : `origin ${origin}`)));
  });
  environment.onHide(() => installed?.tracker.leave());
  environment.onRestore(() => installed?.tracker.restore());

  const api: CollectOnTrackApi = {
    install: (next = {}) => {
      if (!installed) start(next);
      else if (next.reset || (wasReset && installed.tracker.untouched())) start({ ...next });
      else log.warn(catalogue.alreadyInstalled);
      wasReset = false;
      return api;
    },
    reset,
    push: (message) => {
      const failure = take(() => {
        if (typeof message === 'string') return openEnvelope(message);
        return isRecord(message) ? openRecord(message) : 'neither text nor object';
      });
      if (failure === undefined) return Promise.resolve();
      const rejection = Promise.reject(new Error(failure));
      rejection.catch(() => {});
      return rejection;
    },
    version,
    on: emitter.on,
    counts: () => ({ queued: 0, dropped: 0, held: 0, ...installed?.tracker.counts(), ignored }),
  };
  return api;
}
