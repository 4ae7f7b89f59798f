import { reasonOf } from '../browser/reason-of.ts';
import { retry } from '../browser/retry.ts';
import { after } from '../browser/timer.ts';
import { fetchFailed } from '../log/late-texts.ts';
import type { Host } from './host.ts';

/** Timeout in milliseconds over all requests and attempts. */
const timeout = 3000;

/** A request to the shop: its name in the log, its address and headers. */
export type ShopRequest = readonly [
  name: Parameters<typeof fetchFailed>[0],
  url: string,
  headers?: Readonly<Record<string, string>>,
];

/** The failure of a shop that lacks the service. */
const notFound = 'status 404';

/**
 * Requests JSON from the shop's services (Tracking §7). Sends the first request. Sends the next one if that fails, or if it has no
 * result within its share of the timeout. Then the first result is used. An attempt without a response is retried, but any
 * response is final. `read` converts the body, or returns the reason why it cannot. `done` gets the result, or nothing after the
 * failure was logged (Tracking §8). It is not called after an abort.
 */
export function fetchFromShop<Found extends object>(
  { window, log }: Pick<Host, 'window' | 'log'>,
  signal: AbortSignal,
  requests: readonly ShopRequest[],
  read: (body: unknown) => Found | string,
  done: (found?: Found) => void,
): void {
  const begun = window.Date.now();
  const calls = new AbortController();
  const abort = () => calls.abort();
  let sent = 0;
  let failed = 0;
  let failure = '';
  /** Ends all requests, unless they have ended before. */
  const end = (found?: Found) => {
    if (calls.signal.aborted) return;
    abort();
    signal.removeEventListener('abort', abort);
    done(found);
  };
  const send = (index: number): void => {
    const request = requests[index];
    if (!request || index < sent || calls.signal.aborted) return;
    sent += 1;
    const [name, url, headers = {}] = request;
    const cancel = after(window, timeout / requests.length, () => send(index + 1));
    const left = begun + timeout - window.Date.now();
    const call = async (attempted: AbortSignal) => {
      const response = await window.fetch(url, { headers, signal: attempted });
      log.debug(`${url} has answered with status ${response.status}.`);
      if (!response.ok) return `status ${response.status}`;
      // The message of a JSON error would quote the body.
      return read(await response.json().catch(() => undefined));
    };
    retry(call, window, { timeout: left, signal: calls.signal })
      .catch(reasonOf)
      .then((found) => {
        cancel();
        if (calls.signal.aborted) return;
        if (typeof found !== 'string') return end(found);
        // A shop that has one of the services responds with 404 for the other.
        if (found !== notFound || !failure || failure.endsWith(notFound)) failure = fetchFailed(name, found);
        failed += 1;
        if (failed < requests.length) return send(index + 1);
        log.error(failure);
        return end();
      })
      .catch(log.failed);
  };
  signal.addEventListener('abort', abort);
  send(0);
}
