import { attempt } from '../browser/attempt.ts';
import { toJson } from '../browser/to-json.ts';
import { denyFirst } from '../channels/data-layer/deny-first.ts';
import { version } from '../version.ts';
import type { CollectOnTrackApi } from '../api/api.ts';
import type { Early } from './early.ts';

/** How many messages are kept until the rest of the library is there. */
const bound = 1000;

/** How often and after how many milliseconds the rest is asked for again where the network fails (Tracking §9). */
const retries = 10;
const delay = 100;

/** The rest of the library, which takes over all that was asked and posted before it came. */
export type FetchWhole = () => Promise<{
  readonly takeOver: (early: readonly Early[]) => CollectOnTrackApi;
}>;

/**
 * Begins to listen, unless a library is on the page already: from then on nothing is lost that the page posts or asks for, with its
 * time, address and title. The rest is fetched with the first `install`. What comes back is `window.collectOnTrackApi` for good.
 */
export function start(fetchWhole: FetchWhole): CollectOnTrackApi {
  const { collectOnTrackApi: found } = window;
  // An element whose id is the global's name would stand in its place; only a working interface counts.
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
  const hear = ({ data, origin }: MessageEvent) => {
    // Pages carry much that is posted by others.
    if (typeof data === 'string' && data.includes('"event_name"')) keep({ text: data, origin });
  };
  const fetch = (left: number) =>
    void fetchWhole().then(
      ({ takeOver }) => {
        removeEventListener('message', hear);
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
      // What a page says may throw when it is looked at, and a data layer when it is written to.
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
      // A rejection that nobody handles stays silent.
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
  addEventListener('message', hear);
  window.collectOnTrackApi = api;
  dispatchEvent(new CustomEvent('collectOnTrackApi:ready', { detail: version }));
  return api;
}
