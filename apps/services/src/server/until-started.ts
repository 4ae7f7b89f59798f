import { setTimeout as after } from 'node:timers/promises';
import type { Fetch } from '../http/listen.ts';
import { withHealth } from '../operations/health.ts';

/** Milliseconds that a request waits for the server. It starts within a second or two. */
const usualPatience = 10_000;

/**
 * Answers while a server starts. A page that is opened now, or a form that is sent, waits until the server answers: an empty page
 * would be all that a shopper sees of a restart, and without JavaScript the form would be lost. Platforms are told meanwhile that the
 * process lives and is not ready. Who waits longer than `patience` ms gets 503 with `Retry-After`.
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
