/**
 * Joins patterns into one, which matches if one of them does.
 * @param {readonly RegExp[]} patterns
 */
export const anyOf = (patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Fails the build if a pattern matches no module. A module that was moved or renamed would otherwise leave its script without a
 * word, and pages would be slower.
 * @param {readonly RegExp[]} patterns
 */
export const usedPatterns = (patterns) => ({
  name: 'crema-used-patterns',
  apply: 'build',
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const unused = patterns.filter((pattern) => !ids.some((id) => pattern.test(id)));
    if (unused.length > 0) this.error(`No module matches ${unused.map(String).join(' or ')}.`);
  },
});
