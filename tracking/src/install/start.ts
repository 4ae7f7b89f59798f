import type { CollectOnTrackApi } from '../api/api.ts';
import { attempt } from '../browser/attempt.ts';
import { toJson } from '../browser/json.ts';
import { denyFirst } from '../channels/data-layer/deny-first.ts';
import { version } from '../version.ts';

/** A call or a message before the rest of the library has loaded. */
export interface Early {
  /** A call of the interface, made when the rest has loaded. */
  readonly call?: (api: CollectOnTrackApi) => void;
  /** A message, as JSON. */
  readonly text?: string;
  /** The origin of a posted message. Absent if a script has pushed it. */
  readonly origin?: string;
  /** Resolves the promise of a pushed message. */
  readonly done?: (outcome: Promise<void>) => void;
  /** Time of arrival in milliseconds since 1970. */
  readonly at?: number;
  /** The whole address of the page at that time. */
  readonly url?: string;
  /** The title of the document at that time. */
  readonly title?: string;
}

/** Most messages that are kept until the rest of the library has loaded. */
const bound = 1000;

/** Number of retries to fetch the rest, and the delay in milliseconds (Tracking §9). */
const retries = 10;
const delay = 100;

/** Fetches the rest of the library, which takes over all calls and messages until then. */
export type FetchWhole = () => Promise<{
  readonly takeOver: (early: readonly Early[]) => CollectOnTrackApi;
}>;

/**
 * Starts listening, unless a library is on the page. From then on it keeps all messages and calls, with time, address and title.
 * The first `install` fetches the rest. Returns `window.collectOnTrackApi`, which is not replaced later.
 */
export function start(fetchWhole: FetchWhole): CollectOnTrackApi {
  const { collectOnTrackApi: found } = window;
  // An element with the global's name as its id would be found here, so check the interface.
  if (typeof found?.install === 'function') return found;
  let whole: CollectOnTrackApi | undefined;
  let isAsked = false;
  let dropped = 0;
  const early: Early[] = [];
  const run = (call: (whole: CollectOnTrackApi) => void) => {
    if (whole) call(whole);
    else early.push({ call });
  };
  const keep = (message: Pick<Early, 'text' | 'origin' | 'done'>) => {
    early.push({ ...message, at: Date.now(), url: location.href, title: document.title });
    if (early.length <= bound) return;
    early.splice(
      early.findIndex(({ text }) => text),
      1,
    );
    dropped += 1;
  };
  const onMessage = ({ data, origin }: MessageEvent) => {
    // Pages have many messages of other scripts.
    if (typeof data === 'string' && data.includes('"event_name"')) keep({ text: data, origin });
  };
  const fetch = (left: number) =>
    void fetchWhole().then(
      ({ takeOver }) => {
        removeEventListener('message', onMessage);
        return (whole = takeOver(early));
      },
      () =>
        left
          ? setTimeout(fetch, delay, left - 1)
          : console.error('[collectOnTrackApi] The library could not be loaded.'),
    );
  const api: CollectOnTrackApi = {
    version,
    install: (options) => {
      // Reading the page's options may throw, and so may writing to its data layer.
      attempt(() => Object(options).tagManager !== false && denyFirst(window));
      run((it) => it.install(options));
      if (!isAsked) fetch(retries);
      isAsked = true;
      return api;
    },
    reset: (options) => run((it) => it.reset(options)),
    push: (message) => {
      if (whole) return whole.push(message);
      const text = typeof message === 'string' ? message : attempt(() => toJson(message));
      const pushed = new Promise<void>((done) => keep({ text: text ?? '', done }));
      // Keeps an unhandled rejection silent.
      pushed.catch(() => {});
      return pushed;
    },
    on: (type, listener) => {
      let stop = () => {};
      let isOff = false;
      run((it) => {
        if (!isOff) stop = it.on(type, listener);
      });
      return () => {
        isOff = true;
        stop();
      };
    },
    counts: () => whole?.counts() ?? { ignored: 0, queued: early.length, held: 0, dropped },
    received: () => whole?.received() ?? [],
    inspect: () => run((it) => it.inspect()),
  };
  addEventListener('message', onMessage);
  window.collectOnTrackApi = api;
  dispatchEvent(new CustomEvent('collectOnTrackApi:ready', { detail: version }));
  return api;
}
