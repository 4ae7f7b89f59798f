import { setTimeout as after } from 'node:timers/promises';
import type { Fetch } from '../http/listen.ts';
import { withHealth } from '../operations/health.ts';

/** Milliseconds that a request waits. A server starts in less than five seconds, also with a new embedded database. */
const usualPatience = 10_000;

/**
 * Answers requests while the server starts. A page or a sent form waits until the server can answer. Without that, a shopper would get
 * an empty page during a restart, and a form that was sent without JavaScript would be lost. Health checks are answered at once: the
 * process is live, and not ready.
 * @param started resolves with what answers from then on
 * @param patience after that many ms a request gets 503 with `Retry-After`
 */
export function untilStarted(started: Promise<Fetch>, patience = usualPatience): Fetch {
  return withHealth(
    async () => false,
    async (request, sent) => {
      const fetch = await Promise.race([started, after(patience, undefined, { ref: false })]);
      return fetch
        ? await fetch(request, sent)
        : new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
    },
  );
}
