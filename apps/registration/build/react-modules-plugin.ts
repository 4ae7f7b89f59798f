import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = '\0crema-react:';
const names = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);

const byMadeName = /React\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;

/**
 * Gives React's packages, which are CommonJS, named exports of a module. Without it every script of the build reaches each
 * hook and each element through an object, and all of them share one more script that makes such objects: 1 kB of every page.
 */
export function reactModules(): Plugin {
  return {
    name: 'crema-react-modules',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id, importer) =>
      names.has(id) &&
      !importer?.startsWith(prefix) &&
      !/node_modules[\\/]react(?:-dom)?[\\/]/.test(importer ?? '')
        ? prefix + id
        : undefined,
    // Radix asks for members of React by a name that is made at run time, for the sake of older ones. A bundler then keeps all of
    // React's members, on every page.
    transform(code, id) {
      if (!id.includes('@radix-ui') || !byMadeName.test(code)) return undefined;
      return { code: code.replaceAll(byMadeName, 'React.$1'), map: null };
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      const members = Object.keys(require(name)).filter((member) => !member.startsWith('__'));
      return [
        `import all from '${name}';`,
        ...members.map((member) => `export const ${member} = all.${member};`),
        'export default all;',
      ].join('\n');
    },
  };
}
