/**
 * Which modules need `'use client'` in an app with server components. A module does when it
 *
 * 1. takes from React what React's own `react-server` build does not have: state, effects, refs, contexts (`useId`,
 *    `useMemo`, `use` and the like are there);
 * 2. takes anything from a package that itself runs on React (Radix, React Aria);
 * 3. hands over a function: one made here to any element, or any `on…` to a native one. Functions cannot travel from the
 *    server to the browser;
 * 4. calls or reads what a module of kind 1 to 4 exports, as with a hook made of hooks. Rendering such a component is no
 *    reason: that is the very border the directive draws.
 *
 * All else, re-exports included, renders on the server as well, and stays out of the browser's script when it does.
 *
 * @param {Map<string, ReturnType<import('./module-facts.mjs').moduleFacts>>} modules by path
 * @param {{onServer: Set<string>, isReactPackage: (name: string) => boolean}} known `onServer`: what React's server build
 *   exports
 * @returns {Set<string>} paths
 */
export function clientModules(modules, { onServer, isReactPackage }) {
  const needsBrowser = ({ from, name }) =>
    from === 'react' ? !onServer.has(name) : !modules.has(from) && isReactPackage(from);
  const client = new Set(
    [...modules]
      .filter(([, { handsOver, imports }]) => handsOver || imports.some(needsBrowser))
      .map(([path]) => path),
  );
  for (let before = -1; before !== client.size;) {
    before = client.size;
    for (const [path, { imports }] of modules) {
      const calls = imports.filter(({ onlyRendered }) => !onlyRendered);
      if (calls.some((wanted) => client.has(origin(modules, wanted)))) client.add(path);
    }
  }
  return client;
}

/** The module that declares what is imported, past all `index.ts`. */
function origin(modules, { from, name }) {
  const next = modules.get(from)?.reexports.get(name);
  return next ? origin(modules, next) : from;
}
