import { cookieNames, loopbackNames } from '@crema/services';
import { choiceOf, cookieOf, keepChoice, keptChoice, parameter, scenarioNames } from './choice.ts';
import { consentCookie } from './tracking-scenarios.ts';
import { type Answer, openVisit } from './visit.ts';
import type { Visitors } from './visitors.ts';

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
export async function enterScenario(request: Request, answer: Answer, visitors: Visitors): Promise<Response> {
  const url = new URL(request.url);
  const names = url.searchParams.getAll(parameter);
  const known = scenarioNames(visitors);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const sentence = `There is no scenario '${unknown}'; there are ${known.join(', ')}.`;
    return new Response(sentence, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  const { visitor, services, tracking } = choiceOf(names, visitors);
  const kept = keptChoice(request, visitors);
  const cookies = [
    keepChoice({
      visitor: visitor ?? kept.visitor,
      services: services ?? kept.services,
      tracking: tracking ?? kept.tracking,
    }),
  ];
  if (tracking) cookies.push(consentCookie(tracking));
  if (visitor) {
    const site = url.searchParams.get('site')?.toUpperCase() ?? cookieOf(request, 'site');
    const visit = openVisit(answer, url.origin, site);
    await visitors[visitor]?.become(visit);
    cookies.push(...ofLogin.map(ended), ...visit.cookies());
  }
  url.searchParams.delete(parameter);
  const headers = new Headers({ Location: url.pathname + url.search, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
