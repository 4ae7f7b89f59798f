import type { Handler } from 'hono';
import * as v from 'valibot';
import { refusesStatistics } from '../../core/customer-data/statistics-consent.ts';
import { keepReceipt, receiptSchema } from '../../core/reconciliation/keep-receipt.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import { siteOf } from '../pages/site-of.ts';
import { type Call, described } from '../reference/described.ts';
import { receiptExample } from '../reference/examples.ts';
import type { EventServices } from '../services.ts';
import { takeJson } from '../sessions/take-body.ts';

const call: Call = {
  id: 'receipt',
  group: 'Tracking',
  title: 'Tell what tracking did with a registration',
  about:
    'After a registration, the page tells what each channel of tracking did with its records. With the id of a registration, the same ' +
    'receipt may come again, and one of an unknown registration is ignored. Without an id it is counted.',
  withoutToken: true,
  body: { schema: 'Receipt', example: receiptExample },
  success: { status: 204, about: 'Kept.' },
  refuses: ['tooOften', 'crowded', 'malformed'],
};

/** Handles `POST /service/registration/api/v1/receipts` (decision 0056). */
export const postReceipt = (services: EventServices): Handler<AppEnv> =>
  described(call, async (c) => {
    const body = await takeJson(c, services);
    if (body instanceof Response) return body;
    const read = v.safeParse(receiptSchema, readJson(body, { lists: true }));
    if (!read.success) return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
    // After a withdrawal of consent nothing more is linked.
    const isUsed = read.output.id === undefined || !refusesStatistics(c.req.header('cookie'));
    const { site } = siteOf(c, services);
    if (isUsed) await keepReceipt(services.db, read.output, { site, now: services.now() });
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
