/** The paths of a route. */
export interface RoutePaths {
  /** Canonical path first, then its aliases. `:kind` stands for a parameter, and `{word}` for a word of the app. */
  readonly paths: readonly string[];
  /** The values that the parameter can have. No page exists for any other one. */
  readonly parameter?: readonly string[] | undefined;
  /** Changes of the route for certain values of the parameter. */
  readonly namedBy?: Readonly<Record<string, object>> | undefined;
}

/** A route that answers a path. */
export interface RouteMatch<Route extends RoutePaths> {
  readonly route: Route;
  /** Value of the path's parameter, such as `checkout` in `/address-input/checkout`. */
  readonly parameter?: string | undefined;
  /** True if no page exists for the parameter's value. */
  readonly unknown: boolean;
}

/** The routes of an app. */
export interface RouteTable<Route extends RoutePaths> {
  readonly routes: readonly Route[];
  /** Finds the route that answers a path. A slash at the end makes no difference. */
  readonly match: (path: string) => RouteMatch<Route> | undefined;
}

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');

/** Returns the value of a pattern's parameter: empty if the pattern has none, `undefined` if the path does not match. */
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
 * Creates the table of an app's routes.
 * @param words replace `{word}` in paths, by name; a path with an unknown word keeps it
 */
export function createRouteTable<Route extends RoutePaths>(
  routes: readonly Route[],
  words: Readonly<Record<string, string>> = {},
): RouteTable<Route> {
  const withWords = (path: string) => path.replace(/\{(\w+)\}/, (mark, word: string) => words[word] ?? mark);
  const named = routes.map((route) => ({ ...route, paths: route.paths.map(withWords) }));
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

/** Returns a route's paths in groups, one for each value of its parameter. All paths of a group lead to the same page. */
export const pathGroupsOf = ({ paths, parameter = [''] }: RoutePaths): readonly (readonly string[])[] =>
  parameter.map((value) => paths.map((path) => path.replace(/:\w+/, value)));

/** Returns every path of a route. */
export const pathsOf = (route: RoutePaths): readonly string[] => pathGroupsOf(route).flat();
