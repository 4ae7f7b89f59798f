import type { Handler } from 'hono';
import { html } from 'hono/html';
import { type EventFilter, findEvents, type FoundEvent } from '../../core/events/find-events.ts';
import { overlapMs } from '../../core/events/watch-events.ts';
import { Overloaded } from '../../core/limits/slots.ts';
import type { AppEnv } from '../http/app-env.ts';
import { type Call, described } from '../reference/described.ts';
import { optional, optionalSite } from '../reference/parameters.ts';
import type { EventsPageServices } from '../services.ts';
import { eventItem, placeText } from './event-item.ts';
import { filterOf } from './filter-of.ts';
import { refuseReader } from './page-frame.ts';
import { isReader } from './reader.ts';

/** The times of a stream. */
interface StreamTimes {
  /** Milliseconds between two ticks, which keep proxies from closing a silent connection. @default 15,000 */
  readonly tickMs?: number;
  /** Milliseconds after which the server ends a stream. The browser connects again, and must still have its right. @default 300,000 */
  readonly longestMs?: number;
}

/** Most events of one message, as many as the page lists. */
const most = 100;

/** Bytes that may wait for a slow reader. A reader who is slower connects again later. */
const mostWaiting = 1_000_000;

const call: Call = {
  id: 'followEvents',
  group: 'Tracking',
  title: 'Follow the events of tracking',
  about:
    'Sends the events that arrive, for the page of events and its readers. Each message is a text of JSON with the items of the list as ' +
    'HTML. Its id is the time up to which events were sent. The server ends a stream after five minutes.',
  parameters: [
    optional('query')('name', 'The name of the events.'),
    optionalSite('query', 'site', 'Their site.'),
    optional('query')('session', 'Their session.'),
    optional('query')('since', 'The id of an earlier message.'),
    optional('header')('Last-Event-ID', 'The same, as a browser that connects again sends it.'),
  ],
  success: { status: 200, about: 'The stream of events.', mediaType: 'text/event-stream' },
  refuses: ['crowded', 'reader'],
  below: '/service',
};

const idShape = /^\d{1,13}$/;

/** Returns the time in the id of an earlier message. */
const timeIn = (id: string | undefined): number | undefined =>
  id !== undefined && idShape.test(id) ? Number(id) : undefined;

async function itemsOf(events: readonly FoundEvent[]): Promise<string> {
  const newest = events.toSorted((a, b) => (placeText(a) < placeText(b) ? 1 : -1)).slice(0, most);
  return String(await html`${newest.map((event) => eventItem(event))}`);
}

type Follower = Pick<EventsPageServices, 'db' | 'eventWatch'>;

/** Creates the stream of the events that pass a filter, from a time on. */
function streamEvents(
  { db, eventWatch }: Follower,
  filter: EventFilter,
  since: number | undefined,
  { tickMs = 15_000, longestMs = 300_000 }: StreamTimes = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = (): void => {};
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let id = since ?? 0;
        let isOver = false;
        const end = () => {
          if (isOver) return;
          stop();
          controller.close();
        };
        const send = (text: string) => {
          if (isOver) return;
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
          // The reader is too slow. It connects again with the id of the last message that it has.
          else end();
        };
        const sendEvents = async (events: readonly FoundEvent[]) => {
          if (events.length > 0) send(`id: ${id}\ndata: ${JSON.stringify(await itemsOf(events))}\n\n`);
        };
        // The stream begins with a line, so that proxies pass its headers on.
        send('retry: 2000\n\n');
        // Events since the last message come first, so that its id is true for all that follow.
        let sending = Promise.resolve();
        const afterThat = (work: () => Promise<void>) => {
          sending = sending.then(work).catch(end);
        };
        const leave = eventWatch.listen({
          ...filter,
          end,
          tell: (events, until) =>
            afterThat(async () => {
              id = Math.max(id, until.getTime());
              await sendEvents(events);
            }),
        });
        const ticking = setInterval(() => send(`event: tick\nid: ${id}\ndata:\n\n`), tickMs);
        const ending = setTimeout(end, longestMs);
        stop = () => {
          isOver = true;
          leave?.();
          clearInterval(ticking);
          clearTimeout(ending);
        };
        if (!leave) end();
        else if (since !== undefined)
          afterThat(async () => {
            const arrivedAfter = new Date(Math.max(0, since - overlapMs));
            await sendEvents(await findEvents(db, { ...filter, arrivedAfter, most }));
          });
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  );
}

/** Handles `GET /service/events/stream`: sends the events that arrive while a reader has the page open. */
export const getStream = (
  services: EventsPageServices,
  token: string | undefined,
  times?: StreamTimes,
): Handler<AppEnv> =>
  described(call, (c) => {
    if (services.eventWatch.isFull()) throw new Overloaded();
    if (!isReader(c, services, token)) return refuseReader(c);
    c.header('Content-Type', 'text/event-stream; charset=utf-8');
    // A proxy that stores or compresses the stream would hold the events back.
    c.header('Cache-Control', 'private, no-store, no-transform');
    c.header('X-Accel-Buffering', 'no');
    if (c.req.method === 'HEAD') return c.body(null);
    const since = timeIn(c.req.header('last-event-id')) ?? timeIn(c.req.query('since'));
    return c.body(streamEvents(services, filterOf(c), since, times));
  });
