import type { Context, Handler, Hono } from 'hono';
import { isDay } from '../../core/events/event-day.ts';
import { type EventPlace, findEvents } from '../../core/events/find-events.ts';
import { findToldChannels } from '../../core/reconciliation/find-told-channels.ts';
import { readFormFields } from '../forms/form-fields.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerAt } from '../http/methods.ts';
import { ownOrigin } from '../http/origin.ts';
import { eventExample } from '../reference/examples.ts';
import type { EventsPage, EventsPageServices, SessionServices } from '../services.ts';
import { takePost } from '../sessions/take-body.ts';
import { elsewherePage, eventsPage, streamPath } from './events-markup.ts';
import { filterOf } from './filter-of.ts';
import { getForms } from './get-forms.ts';
import { getStream } from './get-stream.ts';
import { eventsPath, formsPath, sendPage } from './page-frame.ts';
import { isReader, isSameSecret, letIn, loginPage } from './reader.ts';

const most = 100;

const place = /^(?<day>(?:19|20)\d\d-\d\d-\d\d)\.(?<id>\d{1,16}[0-9a-z]{9})$/;

/** Reads the place of an event. A day that no calendar has would be an error of the database. */
function placeIn(text: string | undefined): EventPlace | undefined {
  const { day = '', id = '' } = place.exec(text ?? '')?.groups ?? {};
  return isDay(day) ? { day, id } : undefined;
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

/** Answers readers. Others get the page that asks for the token. */
const forReaders =
  (
    services: SessionServices,
    { token, elsewhere }: EventsPage,
    answer: (c: Context<AppEnv>) => Promise<Response>,
  ): Handler<AppEnv> =>
  async (c) => {
    if (!isReader(c, services, token)) return await sendPage(c, loginPage(false), 401);
    return elsewhere === undefined ? await answer(c) : await sendPage(c, elsewherePage(elsewhere));
  };

const getEvents = (services: SessionServices) => async (c: Context<AppEnv>) => {
  const wanted = { ...filterOf(c), before: placeIn(c.req.query('before')) };
  const events = await findEvents(services.db, { ...wanted, most });
  const told = await findToldChannels(services.db, events);
  return await sendPage(c, eventsPage(wanted, { events, told, most, example: exampleFor(c, services) }));
};

const postToken =
  (services: SessionServices, token: string): Handler<AppEnv> =>
  async (c) => {
    const body = await takePost(c, services);
    if (body instanceof Response) return body;
    if (!isSameSecret(readFormFields(body)['token'] ?? '', token))
      return await sendPage(c, loginPage(true), 401);
    letIn(c, services, token);
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(eventsPath, 303);
  };

/**
 * Adds `GET /service/events`, the page of the events that have arrived, its stream, and the page about forms. With a token, each of
 * them asks for it. The page takes it by `POST`.
 */
export function answerEvents(app: Hono<AppEnv>, services: EventsPageServices, page: EventsPage): void {
  const { token, elsewhere } = page;
  answerAt(app, eventsPath, {
    GET: [forReaders(services, page, getEvents(services))],
    ...(token !== undefined && { POST: [postToken(services, token)] }),
  });
  answerAt(app, formsPath, { GET: [forReaders(services, page, getForms(services))] });
  if (elsewhere === undefined) answerAt(app, streamPath, { GET: [getStream(services, token)] });
}
