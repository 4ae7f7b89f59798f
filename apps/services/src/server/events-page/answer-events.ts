import { createHash } from 'node:crypto';
import { isSiteKey } from '@crema/flow-domain';
import type { Context, Handler, Hono } from 'hono';
import { dayOf } from '../../core/events/event-day.ts';
import { type EventPlace, findEvents } from '../../core/events/find-events.ts';
import { readFormFields } from '../forms/form-fields.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerAt } from '../http/methods.ts';
import { ownOrigin } from '../http/origin.ts';
import { isStorable } from '../http/read-body.ts';
import { encode, sendContent } from '../http/send-content.ts';
import { eventExample } from '../reference/examples.ts';
import type { EventsPage, SessionServices } from '../services.ts';
import { takePost } from '../sessions/take-body.ts';
import { elsewherePage, eventsPage, eventsPath, loginPage, style, type Wanted } from './events-markup.ts';
import { isReader, isSameSecret, letIn } from './reader.ts';

const most = 100;

const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

async function sendPage(c: Context<AppEnv>, page: string, status: 200 | 401 = 200): Promise<Response> {
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'private, no-store');
  if (status === 401) c.header('WWW-Authenticate', 'Bearer realm="events"');
  const plain = new TextEncoder().encode(page);
  return await sendContent(
    c,
    { encodings: ['br', 'gzip'], body: async (encoding) => await encode(plain, encoding) },
    status,
  );
}

const place = /^(?<day>(?:19|20)\d\d-\d\d-\d\d)\.(?<id>\d{1,16}[0-9a-z]{9})$/;

/** Reads the place of an event. A day that no calendar has would be an error of the database. */
function placeIn(text: string | undefined): EventPlace | undefined {
  const { day = '', id = '' } = place.exec(text ?? '')?.groups ?? {};
  const time = Date.parse(day);
  return !Number.isNaN(time) && dayOf(time) === day ? { day, id } : undefined;
}

/** Reads the filter of a request. A filter without a value, or with one that no event can have, is not set. */
function wantedBy(c: Context<AppEnv>): Wanted {
  const filter = (key: string) => {
    const value = c.req.query(key)?.trim();
    return value !== undefined && value !== '' && isStorable(value) ? value : undefined;
  };
  const site = filter('site');
  return {
    name: filter('name'),
    site: isSiteKey(site) ? site : undefined,
    session: filter('session'),
    before: placeIn(c.req.query('before')),
  };
}

/** Returns a command that sends an event to this server. The event is of this moment, because old ones are removed. */
function exampleFor(c: Context<AppEnv>, { now, trustProxy }: SessionServices): string {
  const { https, host } = ownOrigin(c, trustProxy);
  const record = { ...eventExample, event_id: `${now().getTime()}000000000` };
  return [
    `curl -X POST ${https ? 'https' : 'http'}://${host}/service/ttruth/publish`,
    "-H 'Content-Type: application/json' -H 'Api-Version: 2'",
    `-d '${JSON.stringify(record)}'`,
  ].join(' \\\n  ');
}

const getEvents =
  (services: SessionServices, { token, elsewhere }: EventsPage): Handler<AppEnv> =>
  async (c) => {
    if (token !== undefined && !isReader(c, services, token))
      return await sendPage(c, await loginPage(false), 401);
    if (elsewhere !== undefined) return await sendPage(c, await elsewherePage(elsewhere));
    const wanted = wantedBy(c);
    const events = await findEvents(services.db, { ...wanted, most });
    return await sendPage(c, await eventsPage(wanted, events, most, exampleFor(c, services)));
  };

const postToken =
  (services: SessionServices, token: string): Handler<AppEnv> =>
  async (c) => {
    const body = await takePost(c, services);
    if (body instanceof Response) return body;
    if (!isSameSecret(readFormFields(body)['token'] ?? '', token))
      return await sendPage(c, await loginPage(true), 401);
    letIn(c, services, token);
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(eventsPath, 303);
  };

/** Adds `GET /service/events`, the page of the events that have arrived. With a token, it asks for it by `POST` to the same path. */
export function answerEvents(app: Hono<AppEnv>, services: SessionServices, page: EventsPage): void {
  answerAt(app, eventsPath, {
    GET: [getEvents(services, page)],
    ...(page.token !== undefined && { POST: [postToken(services, page.token)] }),
  });
}
