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

/** Returns the value of the first of these cookies that exists, or the empty text. */
export function readCookie(names: readonly string[]): string {
  const cookies = document.cookie.split('; ');
  for (const name of names) {
    const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
    if (found) return decodeURIComponent(found.slice(name.length + 1));
  }
  return '';
}

/**
 * Returns a signal that aborts after a time, or with another signal. `AbortSignal.any` is missing in Chrome 111 and Safari 16.4.
 */
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

/** Sends calls with the CSRF header. */
export interface JsonCalls {
  /** Fetches a token for the next call. It does so once, and only if there is no token. */
  readonly prepare: () => void;
  readonly call: (call: JsonCall) => Promise<Answer>;
}

/** Milliseconds that a call waits for its token. After that it is sent without one, and the server refuses it. */
const tokenTimeout = 5000;

/**
 * Creates the functions that send calls with the CSRF header. A page with the same bytes for everyone has no token. A token
 * lives as long as the visit's session. A form that was open overnight gets a new one, once.
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
    // Without a connection the call itself fails.
    await (asked ??= askForToken(AbortSignal.timeout(tokenTimeout)).catch(() => {}));
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
