import type { Handler } from 'hono';
import * as v from 'valibot';
import type { Log } from '../../core/log/log.ts';
import { entriesOf, pageReport } from '../../core/page-reports/page-report.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import { type Call, described } from '../reference/described.ts';
import { reportExample } from '../reference/examples.ts';
import { takeJson } from '../sessions/take-body.ts';

const call: Call = {
  id: 'report',
  group: 'Tracking',
  title: 'Report warnings and errors of a page',
  about:
    'The intake of tracking’s error monitoring. Each line goes into the log of the server, without what may be personal. The call ' +
    'reads no cookie.',
  withoutToken: true,
  body: { schema: 'PageReport', example: reportExample },
  success: { status: 204, about: 'Logged.' },
  refuses: ['tooOften', 'malformed'],
};

/** Handles `POST /service/monitoring/api/v1/reports`, the error-monitoring intake (Tracking §7). */
export const postReport = (services: { readonly log: Log; readonly trustProxy: boolean }): Handler<AppEnv> =>
  described(call, async (c) => {
    const body = await takeJson(c, services);
    if (body instanceof Response) return body;
    const read = v.safeParse(pageReport, readJson(body, { lists: true }));
    if (!read.success) return problem(c, 400, [{ code: 'MALFORMED_REQUEST' }]);
    const requestId = c.get('requestId');
    for (const entry of entriesOf(read.output)) services.log({ requestId, ...entry });
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
