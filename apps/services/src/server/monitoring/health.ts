import { setTimeout as after } from 'node:timers/promises';
import type { Fetch } from '../http/listen.ts';

/** The paths at which a platform asks if the process runs, and if it can take requests. */
const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;

const answer = (status: 'live' | 'ready' | 'not ready') =>
  Response.json(
    { status },
    {
      status: status === 'not ready' ? 503 : 200,
      headers: { 'Cache-Control': 'no-store', ...(status === 'not ready' && { 'Retry-After': '1' }) },
    },
  );

/**
 * Answers the health checks of a platform before everything else. The process is live as long as it can respond, even while it
 * starts or stops. It is ready while `isReady` resolves with true. The checks arrive every few seconds and get no line in the log.
 */
export function withHealth(isReady: () => Promise<boolean>, fetch: Fetch): Fetch {
  return async (request, sent) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return await fetch(request, sent);
    const { pathname } = new URL(request.url);
    if (pathname === healthPaths.live) return answer('live');
    if (pathname === healthPaths.ready) return answer((await isReady()) ? 'ready' : 'not ready');
    return await fetch(request, sent);
  };
}

/** Milliseconds that a request waits. A server starts in less than five seconds, also with a new embedded database. */
const startTimeoutMs = 10_000;

/**
 * Answers requests while the server starts. A page or a sent form waits until the server can answer. Without that, a shopper would
 * get an empty page during a restart, and a form that was sent without JavaScript would be lost. Health checks are answered at
 * once: the process is live, and not ready.
 * @param started resolves with the function that answers from then on
 * @param timeoutMs milliseconds after which a waiting request gets 503 with `Retry-After`
 */
export function untilStarted(started: Promise<Fetch>, timeoutMs = startTimeoutMs): Fetch {
  return withHealth(
    async () => false,
    async (request, sent) => {
      const fetch = await Promise.race([started, after(timeoutMs, undefined, { ref: false })]);
      return fetch
        ? await fetch(request, sent)
        : new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
    },
  );
}
