/**
 * Returns the entries of an installed package: those of the workspace without the sources.
 * @param {Record<string, any>} workspace `exports` of its package.json
 * @returns {Record<string, any>} for `publishConfig`
 */
export function publishedExports(workspace) {
  const entries = Object.entries(workspace).map(([entry, target]) => [entry, withoutSource(target)]);
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}

/** @param {string | Record<string, string>} target */
function withoutSource(target) {
  if (typeof target === 'string') return target;
  const { '@crema/source': _source, ...conditions } = target;
  return conditions;
}

/**
 * Returns the modules behind the entries, as patterns of paths in `src/` without extension.
 * @param {Record<string, any>} workspace `exports` of its package.json
 */
export const sourcePatterns = (workspace) =>
  Object.values(workspace)
    .map((target) => /^\.\/src\/(.+)\.tsx?$/.exec(target['@crema/source'] ?? '')?.[1])
    .filter(Boolean);
