/** Entries that are not a component's folder: the token values are in a generated module, and tests need one of two libraries. */
const MODULES = {
  '.': 'index',
  './tokens': 'tokens/tokens.gen',
  './preset': 'preset',
  './testing/playwright': 'testing/playwright',
};

/** Files that are built and used as they are. `docs/*` are the pages in llms.txt, `fixtures/*` the components as HTML. */
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
 * Returns the entries of the package. Inside the workspace everything imports the sources (`@crema/source` comes first). An
 * installed package has only `dist/`.
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
