/** Decides which parts of `npm test` can fail because of a change. */

/** @typedef {'unit' | 'data' | 'browser' | 'stories' | 'e2e' | 'consumers' | 'pictures' | 'product'} Part */

/** All parts. `product` stands for the build and its measurements. @type {readonly Part[]} */
export const parts = ['unit', 'data', 'browser', 'stories', 'e2e', 'consumers', 'pictures', 'product'];

/** @type {readonly Part[]} */
const screens = ['unit', 'browser', 'stories', 'e2e', 'pictures', 'product'];

/**
 * The first pattern that matches a path decides. Unit tests always run, because they read many files that
 * they do not import, and take only a minute.
 * @type {readonly (readonly [pattern: RegExp, reached: readonly Part[]])[]}
 */
const rules = [
  [
    /^(?:design-system|tracking|flows\/[^/]+)\/docs\/|^(?:design-system|flows)\/.*\.md$/,
    ['unit', 'browser', 'stories', 'consumers'],
  ],
  [/^(?:docs|\.changeset|\.github)\/|\.md$|^LICENSE$/, ['unit']],
  [
    /^flows\/domain\/.*\.test\.ts$|^(?:design-system|flows|tracking|apps)\/.*(?<!browser|data)\.test\.tsx?$/,
    ['unit'],
  ],
  [/^apps\/services\/.*\.data\.test\.ts$/, ['data']],
  [/^(?:design-system|flows|tracking|apps)\/.*\.browser\.test\.tsx?$|^tests\/models\//, ['browser']],
  [/\.stories\.tsx$|^\.storybook\//, ['unit', 'browser', 'stories', 'pictures']],
  [/^flows\/domain\//, [...screens, 'data', 'consumers']],
  [/^(?:design-system|flows)\//, [...screens, 'consumers']],
  // The services judge events by the schema.
  [/^tracking\/src\/(?:messages|browser)\//, [...screens, 'data', 'consumers']],
  [/^tracking\//, [...screens, 'consumers']],
  [/^apps\/(?:consent-banner|dev-server|form-sheets|page-calls|page-shell|registration)\//, screens],
  [/^apps\/(?:embed|page-contract)\//, [...screens, 'data']],
  [/^apps\/services\/test-support\//, ['data', 'e2e']],
  [/^apps\/services\//, ['unit', 'data', 'e2e', 'product']],
  [/^tests\/agreement\//, ['data', 'e2e']],
  [/^tests\/(?:e2e|bfcache|autofill)\//, ['e2e']],
  [/^tests\/(?:consumers|least-peers[^/]*)\//, ['consumers']],
  [/^tests\/stories\//, ['browser', 'stories']],
  [/^tests\/visual\//, ['unit', 'pictures']],
  // Tools that no test runs.
  [/^tests\/(?:bench|faults|mutation|way)\//, ['unit']],
  [/^tests\/postgres\//, ['data', 'e2e']],
  [/^scripts\/package\//, ['unit', 'consumers']],
  [/^scripts\/(?!shared|setup)/, ['unit']],
];

/**
 * Returns the parts that a change can reach. A path that no rule knows, such as the lockfile, reaches all of them.
 * @param {readonly string[]} paths relative to the repository, with slashes
 * @returns {ReadonlySet<Part>}
 */
export function reachOf(paths) {
  const reached = paths.flatMap((path) => rules.find(([pattern]) => pattern.test(path))?.[1] ?? parts);
  return new Set(paths.length > 0 ? ['unit', ...reached] : []);
}
