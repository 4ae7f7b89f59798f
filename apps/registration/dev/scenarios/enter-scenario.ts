import { cookieNames, loopbackNames } from '@crema/services';
import type { Answer } from '../load-app.ts';
import { choiceOf, cookieOf, keepChoice, keptChoice, parameter, scenarioNames } from './choice.ts';
import { openVisit } from './visit.ts';
import { visitorScenarios } from './visitor-scenarios.ts';

const ended = (name: string) => `${name}=; Path=/; Max-Age=0${name.startsWith('__Host-') ? '; Secure' : ''}`;

const ofLogin = [
  ...Object.values(loopbackNames),
  cookieNames.session,
  cookieNames.csrf,
  cookieNames.longTermToken,
];

/**
 * Answers an address that names scenarios: creates the visitor, stores the choice in a cookie, and redirects to the same address
 * without the names. A choice that the address does not name stays as it is.
 */
export async function enterScenario(request: Request, answer: Answer, cardPage: string): Promise<Response> {
  const url = new URL(request.url);
  const names = url.searchParams.getAll(parameter);
  const unknown = names.find((name) => !scenarioNames.includes(name));
  if (unknown !== undefined) {
    const sentence = `There is no scenario '${unknown}'; there are ${scenarioNames.join(', ')}.`;
    return new Response(sentence, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  const { visitor, services } = choiceOf(names);
  const kept = keptChoice(request);
  const choice = { visitor: visitor ?? kept.visitor, services: services ?? kept.services };
  const cookies = [keepChoice(choice)];
  if (visitor) {
    const site = url.searchParams.get('site')?.toUpperCase() ?? cookieOf(request, 'site');
    const visit = openVisit(answer, url.origin, site);
    await visitorScenarios[visitor].become(visit, cardPage);
    cookies.push(...ofLogin.map(ended), ...visit.cookies());
  }
  url.searchParams.delete(parameter);
  const headers = new Headers({ Location: url.pathname + url.search, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
