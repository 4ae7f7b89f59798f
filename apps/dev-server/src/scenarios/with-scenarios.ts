import { type Database, cookieNames } from '@crema/services';
import { keptChoice, parameter, cookieOf } from './choice.ts';
import { enterScenario } from './enter-scenario.ts';
import { serviceScenarios } from './service-scenarios.ts';
import { answerTracking } from './tracking-scenarios.ts';
import type { Answer } from './visit.ts';
import type { Visitors } from './visitors.ts';

/** Returns the login id in a long-term token, which is a JSON Web Token. */
function loginIdIn(token: string): string | undefined {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims && 'lid' in claims ? String(claims.lid) : undefined;
}

/** Ends the sessions of the customer who sends a request, as if their time were over. */
async function endSession(request: Request, db: Database): Promise<void> {
  const token = cookieOf(request, cookieNames.longTermToken);
  const loginId = token && loginIdIn(token);
  if (loginId) await db.deleteFrom('session').where('login_id', '=', loginId).execute();
}

/** Answers as the product does, within the scenario that the visitor has chosen; `away` is a line to be broken. */
export async function answerInScenario(
  request: Request,
  answer: Answer,
  { db, visitors }: { readonly db: Database; readonly visitors: Visitors },
): Promise<Response | 'away'> {
  const { pathname, searchParams } = new URL(request.url);
  const { method, signal } = request;
  if (method === 'GET' && searchParams.has(parameter)) return await enterScenario(request, answer, visitors);
  if (!/^\/(?:service|json)\//.test(pathname) || pathname.startsWith('/service/registrationfrontend/'))
    return await answer(request);

  const { visitor = '', services = 'working', tracking = 'asked' } = keptChoice(request, visitors);
  if (visitors[visitor]?.losesSession && method !== 'GET') await endSession(request, db);
  // A form that came back stands under such an address, too.
  const isRead = method === 'GET' && pathname.includes('/form/');
  if (isRead) return await answer(request);
  const call = { path: pathname, method, signal };
  return (
    (await answerTracking(tracking, call)) ??
    (await serviceScenarios[services].answer(call)) ??
    (await answer(request))
  );
}
