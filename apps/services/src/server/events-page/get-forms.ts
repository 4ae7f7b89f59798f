import type { Context } from 'hono';
import { dayAfter, dayOf, isDay } from '../../core/events/event-day.ts';
import {
  type FiguresFilter,
  findEffortReports,
  findFunnels,
  mostReports,
} from '../../core/events/find-form-figures.ts';
import { formEffort } from '../../core/events/form-effort.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SessionServices } from '../services.ts';
import { siteIn } from './filter-of.ts';
import { formsPage } from './forms-markup.ts';
import { sendPage } from './page-frame.ts';

/** Days that the page shows unless the reader names others. */
const usualDays = 7;
/** Most days of one page. Each has a partition to read. */
const mostDays = 92;

/** Returns the site and the days that a request asks for. The last day is today unless it names one. */
function figuresFilterOf(c: Context<AppEnv>, now: Date): FiguresFilter {
  const day = (key: string) => {
    const text = c.req.query(key) ?? '';
    return /^(?:19|20)\d\d-/.test(text) && isDay(text) ? text : undefined;
  };
  const last = day('to') ?? dayOf(now.getTime());
  const first = day('from') ?? dayAfter(last, 1 - usualDays);
  const [from, to] = first < last ? [first, last] : [last, first];
  const earliest = dayAfter(to, 1 - mostDays);
  return { from: from < earliest ? earliest : from, to, site: siteIn(c) };
}

/** Returns the handler of `GET /service/events/forms`: the steps of the registration forms, and the effort of their fields. */
export const getForms = (services: SessionServices) => async (c: Context<AppEnv>) => {
  const filter = figuresFilterOf(c, services.now());
  const funnels = await findFunnels(services.db, filter);
  const reports = await findEffortReports(services.db, filter);
  const page = formsPage(filter, funnels, formEffort(reports), reports.length >= mostReports);
  return await sendPage(c, page);
};
