import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = '\0crema-react:';
/** For libraries, which come later than the page: what only they need of React is in none of its first scripts. */
const ofLibraries = '\0crema-react-for-libraries:';
const ofReact = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
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
    resolveId(id, importer = '') {
      if (id.startsWith(prefix)) return id;
      if (!names.has(id) || importer.startsWith(prefix) || ofReact.test(importer)) return undefined;
      return (id === 'react' && importer.includes('node_modules') ? ofLibraries : prefix) + id;
    },
    // Radix asks for members of React by a name that is made at run time, for the sake of older ones. A bundler then keeps all of
    // React's members, on every page.
    transform(code, id) {
      if (!id.includes('@radix-ui') || !byMadeName.test(code)) return undefined;
      return { code: code.replaceAll(byMadeName, 'React.$1'), map: null };
    },
    load(id) {
      const lead = [prefix, ofLibraries].find((each) => id.startsWith(each));
      if (lead === undefined) return undefined;
      const name = id.slice(lead.length);
      const members = Object.keys(require(name)).filter((member) => !member.startsWith('__'));
      return [
        `import all from '${lead === prefix ? name : prefix + name}';`,
        ...members.map((member) => `export const ${member} = all.${member};`),
        'export default all;',
      ].join('\n');
    },
  };
}
