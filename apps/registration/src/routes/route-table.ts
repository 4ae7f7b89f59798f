import type { Route } from './route.ts';

/** A route that answers a path. */
export interface RouteMatch {
  readonly route: Route;
  /** Value of the path's parameter, such as `checkout` in `/address-input/checkout`. */
  readonly parameter?: string | undefined;
  /** Whether the parameter has a value for which there is no page. */
  readonly unknown: boolean;
}

/** The routes of a brand's app. */
export interface RouteTable {
  readonly routes: readonly Route[];
  /** The route that answers a path; a slash at its end makes no difference. */
  readonly match: (path: string) => RouteMatch | undefined;
}

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');

/** What stands at the place of a pattern's parameter; the empty text where it has none, `undefined` where it does not match. */
function parameterIn(pattern: string, path: string): string | undefined {
  const [asked, given] = [partsOf(pattern), partsOf(path)];
  if (asked.length !== given.length) return undefined;
  let parameter = '';
  for (const [index, part] of asked.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value !== '') parameter = value;
    else if (part !== value) return undefined;
  }
  return parameter;
}

/**
 * Makes the table of an app's routes.
 * @param cardWord the brand's word of its loyalty card, for `{card}` in paths (Registration §2)
 */
export function createRouteTable(routes: readonly Route[], cardWord: string): RouteTable {
  const named = routes.map((route) => ({
    ...route,
    paths: route.paths.map((path) => path.replace('{card}', cardWord)),
  }));
  return {
    routes: named,
    match: (path) => {
      for (const route of named) {
        for (const pattern of route.paths) {
          const parameter = parameterIn(pattern, path);
          if (parameter === undefined) continue;
          const unknown = parameter !== '' && !route.parameter?.includes(parameter);
          return {
            route: { ...route, ...route.namedBy?.[parameter] },
            parameter: parameter || undefined,
            unknown,
          };
        }
      }
      return undefined;
    },
  };
}

/** A route's paths in groups, one for each value of its parameter: what is the same page under all of them. */
export const pathGroupsOf = ({ paths, parameter = [''] }: Route): readonly (readonly string[])[] =>
  parameter.map((value) => paths.map((path) => path.replace(/:\w+/, value)));

/** Every path of a route. */
export const pathsOf = (route: Route): readonly string[] => pathGroupsOf(route).flat();
