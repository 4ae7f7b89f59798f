import { isServiceScenario, type ServiceScenarioName, serviceScenarios } from './service-scenarios.ts';
import { isVisitorScenario, type VisitorScenarioName, visitorScenarios } from './visitor-scenarios.ts';

/** The scenarios that somebody has chosen: who they are, and how the services are. */
export interface Choice {
  /** Left out, the visitor stays whoever it is. */
  readonly visitor?: VisitorScenarioName | undefined;
  /** Left out, the services stay as they are. */
  readonly services?: ServiceScenarioName | undefined;
}

/** The parameter of addresses and the cookie that keeps the choice: `?scenario=company&scenario=slow`. */
export const parameter = 'scenario';

/** Every name there is. */
export const scenarioNames = [...Object.keys(visitorScenarios), ...Object.keys(serviceScenarios)];

/** The choice that these names make; a name of nothing makes none. */
export const choiceOf = (names: readonly string[]): Choice => ({
  visitor: names.findLast(isVisitorScenario),
  services: names.findLast(isServiceScenario),
});

/** The value of a cookie. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split('; ');
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The choice that a visitor has made before. */
export const keptChoice = (request: Request): Choice =>
  choiceOf((cookieOf(request, parameter) ?? '').split('.'));

/** Keeps a choice until the browser is closed. */
export const keepChoice = ({ visitor, services }: Choice): string =>
  `${parameter}=${[visitor, services].filter((each) => each !== undefined).join('.')}; Path=/; SameSite=Lax; HttpOnly`;
