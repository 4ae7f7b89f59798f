/** Entries that are not a component's folder: the token values are in a generated module, and tests need one of two libraries. */
const MODULES = {
  '.': 'index.ts',
  './tokens': 'tokens/tokens.gen.ts',
  './preset': 'preset.ts',
  './testing/playwright': 'testing/playwright.ts',
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
 * @param {ReadonlyMap<string, string>} components paths of entries in `src/`, by folder
 * @returns {{workspace: Record<string, any>, published: Record<string, any>}} two `exports` of a package.json
 */
export function exportsOf(components) {
  const modules = {
    ...MODULES,
    ...Object.fromEntries(Array.from(components, ([name, file]) => [`./${name}`, file])),
  };
  const built = Object.fromEntries(BUILT.map((file) => [`./${file}`, `./dist/${file}`]));
  const byModule = (entry) =>
    Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, entry(module)]));
  return {
    workspace: {
      ...byModule((module) => ({ '@crema/source': `./src/${module}`, ...compiled(module) })),
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

/** @param {string} module path in `src/` */
function compiled(module) {
  const path = `./dist/${module.replace(/\.tsx?$/, '')}`;
  return { types: `${path}.d.ts`, default: `${path}.js` };
}
