import { embeddedPaths, placeOf } from '@crema/embed/paths';
import { Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { answerAt } from './http/methods.ts';
import { Overloaded } from '../core/limits/slots.ts';
import { problem } from './http/problem.ts';
import { logFailure, requestLog } from './http/request-log.ts';
import { answerFailure, refuseForPage } from './pages/answer-failure.ts';
import { getPage } from './pages/get-page.ts';
import { answerEvents } from './events-page/answer-events.ts';
import { answerOutcomes } from './outcomes-page/answer-outcomes.ts';
import { answerReference } from './reference/answer-reference.ts';
import { answerMailbox } from './mailbox/mailbox.ts';
import { securityHeaders } from './http/headers.ts';
import { getCookieTest } from './calls/session-calls.ts';
import { refuseOthers } from './sessions/take-body.ts';
import { createCalls } from './calls/create-calls.ts';
import { getOldCustomerData } from './tracking-calls/get-psdata.ts';
import type { Services } from './services.ts';

/** Creates the whole server as one function from request to response: calls, forms, pages and files. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(services.log), securityHeaders(services.trustProxy));
  if (services.follow) app.use(services.follow);
  const calls = createCalls(services);
  const framed = `${embeddedPaths.frame}/service`;
  answerAt(app, `${framed}/cookies`, { GET: [refuseOthers(services.trustProxy), getCookieTest] });
  if (services.callReference) answerReference(app);
  if (services.eventsPage) {
    answerEvents(app, services, services.eventsPage);
    answerOutcomes(app, services, services.eventsPage);
  }
  if (services.mailbox) answerMailbox(app, services);
  app.route(framed, calls);
  app.route('/service', calls);
  answerAt(app, '/json/psdata', { GET: [getOldCustomerData(services)] });
  app.get('*', getPage(services));
  app.notFound(refuseForPage(services));
  app.onError((error, c) => {
    // Overload is not a failure, and a log line for each such request would add to it.
    if (!(error instanceof Overloaded)) logFailure(c, services.log, error);
    if (/^\/(?:service|json)\//.test(placeOf(c.req.path).path))
      return problem(c, 503, [{ code: 'TECHNICAL_ERROR' }]);
    return answerFailure(c, services);
  });
  return app;
}
