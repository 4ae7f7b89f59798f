import { isServiceScenario, type ServiceScenarioName, serviceScenarios } from './service-scenarios.ts';
import { isTrackingScenario, type TrackingScenarioName, trackingScenarios } from './tracking-scenarios.ts';
import type { Visitors } from './visitors.ts';

/** The scenarios that a reviewer has chosen: one for the visitor, one for the services, one for tracking. */
export interface Choice {
  /** The visitor stays the same if it is left out. */
  readonly visitor?: string | undefined;
  /** The services stay the same if it is left out. */
  readonly services?: ServiceScenarioName | undefined;
  /** Tracking stays the same if it is left out. */
  readonly tracking?: TrackingScenarioName | undefined;
}

/** The parameter of addresses and the cookie that keeps the choice: `?scenario=company&scenario=slow`. */
export const parameter = 'scenario';

/** Returns the names of all scenarios. */
export const scenarioNames = (visitors: Visitors): readonly string[] => [
  ...Object.keys(visitors),
  ...Object.keys(serviceScenarios),
  ...Object.keys(trackingScenarios),
];

/** Returns the choice that these names make. Ignores unknown names. */
export const choiceOf = (names: readonly string[], visitors: Visitors): Choice => ({
  visitor: names.findLast((name) => Object.hasOwn(visitors, name)),
  services: names.findLast(isServiceScenario),
  tracking: names.findLast(isTrackingScenario),
});

/** Returns the names of the chosen scenarios. */
export const chosenNames = ({ visitor, services, tracking }: Choice): readonly string[] =>
  [visitor, services, tracking].filter((each) => each !== undefined);

/** Returns the value of a cookie, or `undefined` if the request has none of that name. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split('; ');
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Returns the choice that the request's cookie keeps. */
export const keptChoice = (request: Request, visitors: Visitors): Choice =>
  choiceOf((cookieOf(request, parameter) ?? '').split('.'), visitors);

/** Returns the cookie that keeps a choice until the browser is closed. */
export const keepChoice = (choice: Choice): string =>
  `${parameter}=${chosenNames(choice).join('.')}; Path=/; SameSite=Lax; HttpOnly`;
