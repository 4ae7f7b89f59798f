import { readErrors } from '@crema/flow-domain';
import { type Answer, readAnswer } from './http-response.ts';

/** Settings that all calls share. */
export interface CallOptions {
  /** @default '/service/registration/api/v1' */
  readonly base?: string | undefined;
  /**
   * Readable cookies that may carry the CSRF token, best first. The second is for browsers that keep no `__Host-` cookie
   * on a developer's machine without HTTPS. @default ['__Host-csrf', 'crema_csrf']
   */
  readonly csrfCookies?: readonly string[] | undefined;
  /** Milliseconds after which an answer no longer counts. @default 15000 */
  readonly timeout?: number | undefined;
}

/** One call that sends JSON (Registration §7). */
interface JsonCall {
  readonly path: string;
  /** @default 'POST' */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds, in place of the common ones. */
  readonly timeout?: number | undefined;
  /** Gives the answer up. */
  readonly signal?: AbortSignal | undefined;
}

/** Reads the first of these cookies that is there; the empty text where none is. */
export function readCookie(names: readonly string[]): string {
  const cookies = document.cookie.split('; ');
  for (const name of names) {
    const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
    if (found) return decodeURIComponent(found.slice(name.length + 1));
  }
  return '';
}

/** Gives a request up after a time, or with another signal. Not `AbortSignal.any`, which Chrome 111 and Safari 16.4 lack. */
function until(timeout: number, signal: AbortSignal | undefined): AbortSignal {
  const timer = AbortSignal.timeout(timeout);
  if (!signal) return timer;
  const either = new AbortController();
  for (const each of [timer, signal]) {
    if (each.aborted) either.abort(each.reason);
    each.addEventListener('abort', () => either.abort(each.reason), { once: true });
  }
  return either.signal;
}

const lacksToken = ({ status, body }: Answer) =>
  status === 403 && readErrors(body)?.some((error) => error.code === 'CSRF_INVALID');

/** What sends calls with the CSRF header. */
export interface JsonCalls {
  /** Asks for a token, so that the call to come need not; no more than once, and not where there is one. */
  readonly prepare: () => void;
  readonly call: (call: JsonCall) => Promise<Answer>;
}

/** Milliseconds that a call waits for its token; it may go without one, and is told so. */
const patience = 5000;

/**
 * Makes what sends calls with the CSRF header. A page that is the same for everybody comes without a token. It lives as long as
 * the visit's session; a form left open overnight gets a new one, once.
 */
export function jsonCalls(options: CallOptions): JsonCalls {
  const {
    base = '/service/registration/api/v1',
    csrfCookies = ['__Host-csrf', 'crema_csrf'],
    timeout = 15_000,
  } = options;
  const send = async (call: JsonCall): Promise<Answer> =>
    readAnswer(
      await fetch(base + call.path, {
        method: call.method ?? 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': readCookie(csrfCookies),
          ...call.headers,
        },
        body: call.body,
        signal: until(call.timeout ?? timeout, call.signal),
      }),
    );
  const askForToken = (signal: AbortSignal) => fetch(`${base}/csrf`, { signal });
  let asked: Promise<unknown> | undefined;
  const tokenIsThere = async () => {
    if (readCookie(csrfCookies) !== '') return;
    // Without a connection the call itself says so.
    await (asked ??= askForToken(AbortSignal.timeout(patience)).catch(() => {}));
  };
  return {
    prepare: () => void tokenIsThere(),
    call: async (call) => {
      await tokenIsThere();
      const answer = await send(call);
      if (!lacksToken(answer)) return answer;
      await askForToken(until(call.timeout ?? timeout, call.signal));
      return await send(call);
    },
  };
}
