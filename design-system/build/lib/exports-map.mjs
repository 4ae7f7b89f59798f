/** What is no component's folder: the token values live in a generated module, and tests need one of two libraries. */
const MODULES = {
  '.': 'index',
  './tokens': 'tokens/tokens.gen',
  './preset': 'preset',
  './testing/playwright': 'testing/playwright',
};

/**
 * Files that are built and then taken as they are; `docs/*` are the pages that llms.txt lists, `fixtures/*` the components as
 * HTML.
 */
const BUILT = [
  'styles.css',
  'styles-unlayered.css',
  'tokens.css',
  'tokens.json',
  'llms.txt',
  'docs/*',
  'fixtures/*',
];

/**
 * What may be imported from the package. Inside the workspace everything reads the sources (`@crema/source` comes first);
 * whoever installs the package has `dist/` alone.
 *
 * @param {string[]} components names of folders
 * @returns {{workspace: Record<string, any>, published: Record<string, any>}} two `exports` of a package.json
 */
export function exportsOf(components) {
  const modules = {
    ...MODULES,
    ...Object.fromEntries(components.map((name) => [`./${name}`, `${name}/index`])),
  };
  const built = Object.fromEntries(BUILT.map((file) => [`./${file}`, `./dist/${file}`]));
  const byModule = (entry) =>
    Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, entry(module)]));
  return {
    workspace: {
      ...byModule((module) => ({ '@crema/source': `./src/${module}.ts`, ...compiled(module) })),
      './base.css': './src/base.css',
      ...built,
    },
    published: {
      ...byModule(compiled),
      './base.css': './dist/base.css',
      ...built,
      './package.json': './package.json',
    },
  };
}

const compiled = (module) => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });
