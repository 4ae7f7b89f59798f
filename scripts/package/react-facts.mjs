import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
