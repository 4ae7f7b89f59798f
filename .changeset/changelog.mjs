/**
 * Writes a changeset into a changelog: its text as it was written, and not as an item of a list, so that its code
 * examples stay unchanged.
 */

const getReleaseLine = async ({ summary }) => summary.trim();

const getDependencyReleaseLine = async (_changesets, dependencies) => {
  if (dependencies.length === 0) return '';
  const versions = dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`);
  return `Changed: needs ${versions.join(', ')}.`;
};

// oxlint-disable-next-line import/no-default-export -- Changesets finds it by that.
export default { getReleaseLine, getDependencyReleaseLine };
