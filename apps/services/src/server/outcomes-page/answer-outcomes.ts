import type { Context, Handler, Hono } from 'hono';
import { dayAfter, dayOf } from '../../core/events/event-day.ts';
import { reconcile } from '../../core/reconciliation/reconcile.ts';
import { roundCounts } from '../../core/reconciliation/round-counts.ts';
import { loginPage } from '../events-page/login-page.ts';
import { outcomesPath, readersChallenge, sendPage } from '../events-page/page-frame.ts';
import { isReader } from '../events-page/reader.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerAt } from '../http/methods.ts';
import { problem } from '../http/problem.ts';
import type { EventsPage, SessionServices } from '../services.ts';
import { outcomesPage } from './outcomes-markup.ts';

/** Days of one page. */
const days = 7;

/** Reads the last day of a request. A day that no calendar has, or that has not begun, is today. */
function lastDayOf(c: Context<AppEnv>, today: string): string {
  const asked = c.req.query('to') ?? '';
  const time = /^20\d\d-\d\d-\d\d$/.test(asked) ? Date.parse(asked) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === asked && asked < today ? asked : today;
}

const getOutcomes =
  (services: SessionServices, { token, elsewhere }: EventsPage, isJson: boolean): Handler<AppEnv> =>
  async (c) => {
    if (token !== undefined && !isReader(c, services, token)) {
      if (!isJson) return await sendPage(c, loginPage(false), 401);
      c.header('WWW-Authenticate', readersChallenge);
      return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
    }
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
