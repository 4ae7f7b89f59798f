import { readTrackerRecord, type TrackerRecord } from '@crema/tracking/schema';
import type { Context, Handler } from 'hono';
import { toEvent } from '../../core/events/to-event.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import { siteOf } from '../pages/site-of.ts';
import { type Call, described } from '../reference/described.ts';
import { eventExample } from '../reference/examples.ts';
import { versionHeader } from '../reference/parameters.ts';
import type { EventServices } from '../services.ts';
import { takeJson } from '../sessions/take-body.ts';

const call: Call = {
  id: 'publishEvent',
  group: 'Tracking',
  title: 'Store an event of tracking',
  about:
    'Stores a record of the internal tracker once, however often it is sent. A repeat has the same `event_id`. It needs neither cookies ' +
    'nor a token. The shop’s other pages may send it if the operator has named their origins.',
  withoutToken: true,
  parameters: [versionHeader],
  body: { schema: 'Event', example: eventExample },
  success: { status: 204, about: 'The event is stored. It was stored by this request or by an earlier one.' },
  refuses: ['tooOften', 'crowded', 'version', 'malformed'],
};

/** Returns the site of the page that sent a record: by its host or, on our own pages, by their usual rule. */
function siteOfRecord(
  c: Context<AppEnv>,
  services: EventServices,
  { hostname }: TrackerRecord,
): string | undefined {
  const { host } = ownOrigin(c, services.trustProxy);
  const isOwn = hostname === host.replace(/:\d+$/, '');
  return isOwn ? siteOf(c, services).site : services.bundle.hosts.get(hostname);
}

/**
 * Handles `POST /service/ttruth/publish` (Tracking §7). Responds when the event is stored. If it cannot be stored now, the response is
 * 503 with `Retry-After`, and the same event may be sent again.
 */
export const publishEvent = (services: EventServices): Handler<AppEnv> =>
  described(call, async (c) => {
    const body = await takeJson(c, services, services.eventOrigins);
    if (body instanceof Response) return body;
    if (c.req.header('api-version') !== '2') return problem(c, 400, [{ code: 'API_VERSION_NOT_SUPPORTED' }]);
    const { record, others } = readTrackerRecord(readJson(body, { lists: true }));
    if (!record) return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
    const event = toEvent(record, others, {
      now: services.now(),
      site: siteOfRecord(c, services, record),
      key: services.keys.eventToken,
    });
    await services.events.store(event);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
