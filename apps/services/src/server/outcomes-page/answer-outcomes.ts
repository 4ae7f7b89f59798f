import type { Context, Handler, Hono } from 'hono';
import { dayAfter, dayOf, isDay } from '../../core/events/event-day.ts';
import { reconcile } from '../../core/reconciliation/reconcile.ts';
import { roundCounts } from '../../core/reconciliation/round-counts.ts';
import { outcomesPath, refuseReader, sendPage } from '../events-page/page-frame.ts';
import { isReader, loginPage } from '../events-page/reader.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerAt } from '../http/methods.ts';
import type { EventsPage, SessionServices } from '../services.ts';
import { outcomesPage } from './outcomes-markup.ts';

/** Days of one page. */
const days = 7;

/** Reads the last day of a request. A day that no calendar has, or that has not begun, is today. */
function lastDayOf(c: Context<AppEnv>, today: string): string {
  const asked = c.req.query('to') ?? '';
  return asked.startsWith('20') && isDay(asked) && asked < today ? asked : today;
}

const getOutcomes =
  (services: SessionServices, { token, elsewhere }: EventsPage, isJson: boolean): Handler<AppEnv> =>
  async (c) => {
    if (!isReader(c, services, token))
      return isJson ? refuseReader(c) : await sendPage(c, loginPage(false), 401);
    const today = dayOf(services.now().getTime());
    const to = lastDayOf(c, today);
    const from = dayAfter(to, 1 - days);
    const found = await reconcile(services.db, { from, to, today, hasEvents: elsewhere === undefined });
    const rows = found.map(({ day, site, kind, channel, counts }) => ({
      day,
      site,
      kind,
      channel,
      counts: roundCounts(counts),
    }));
    if (!isJson) return await sendPage(c, outcomesPage(to, rows));
    c.header('Cache-Control', 'private, no-store');
    return c.json({ from, to, rows });
  };

/**
 * Adds `GET /service/events/outcomes`, the page that matches stored registrations with the channels of tracking, and the same as JSON
 * at `.json`. Readers of the page of events may read it.
 */
export function answerOutcomes(app: Hono<AppEnv>, services: SessionServices, page: EventsPage): void {
  answerAt(app, outcomesPath, { GET: [getOutcomes(services, page, false)] });
  answerAt(app, `${outcomesPath}.json`, { GET: [getOutcomes(services, page, true)] });
}
