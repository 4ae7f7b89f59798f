import type { Fetch } from '../http/listen.ts';

/** Where a platform asks whether the process runs, and whether it can be sent requests. */
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
 * Answers a platform's questions in front of all else: the process lives as long as it can say so, while it starts and stops as
 * well, and is ready while `isReady` says so. They are asked every few seconds and leave no line in the log.
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
