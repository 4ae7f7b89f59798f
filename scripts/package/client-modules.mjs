import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Decides which modules need `'use client'` in an app with server components. A module needs it if it
 *
 * 1. imports from React what React's `react-server` build lacks: state, effects, refs or contexts. That build
 *    has `useId`, `useMemo`, `use` and the like;
 * 2. imports anything from a package that runs on React itself (Radix, React Aria);
 * 3. passes a function as a prop: a function of its own to any element, or any `on…` to a native element.
 *    React cannot send functions from the server to the browser;
 * 4. calls or reads an export of a module of kind 1 to 4, such as a hook made of hooks. To render such a
 *    component is no reason, because the directive marks exactly this border.
 *
 * All other modules render on the server too, including modules that only re-export. Their code then stays
 * out of the browser's script.
 * @param {Map<string, ReturnType<import('./module-facts.mjs').moduleFacts>>} modules by path
 * @param {{onServer: Set<string>, isReactPackage: (name: string) => boolean}} known `onServer` lists what React's server build
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

/** Returns the module that declares an import, and follows re-exports in `index.ts` files. */
function origin(modules, { from, name }) {
  const next = modules.get(from)?.reexports.get(name);
  return next ? origin(modules, next) : from;
}

const require = createRequire(import.meta.url);

/** Returns the names that React exports to server components. @returns {Set<string>} */
export const reactOnServer = () =>
  new Set(Object.keys(require(join(dirname(require.resolve('react')), 'react.react-server.js'))));

/**
 * Returns a function that checks if an imported package runs on React. It reads the peer dependencies of the
 * package. React DOM counts as React.
 * @param {URL} home of the package that imports
 * @returns {(specifier: string) => boolean} takes the specifier of an import, like `react-aria/mergeRefs`
 */
export const reactPackages = (home) => (specifier) => {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const manifest = new URL(`node_modules/${name}/package.json`, home);
  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return 'react' in peerDependencies;
};
