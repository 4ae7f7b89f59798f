import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Names that React exports to server components. @returns {Set<string>} */
export const reactOnServer = () =>
  new Set(Object.keys(require(join(dirname(require.resolve('react')), 'react.react-server.js'))));

/**
 * Whether an imported package runs on React, by what it asks to be installed beside it. React's DOM counts.
 * @param {string} specifier like `react-aria/mergeRefs`
 */
export function isReactPackage(specifier) {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return 'react' in peerDependencies;
}
