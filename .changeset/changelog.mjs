/**
 * How a changeset reads in a changelog: its text as it was written, without a list's dot, so that examples stay whole.
 */

const getReleaseLine = async ({ summary }) => summary.trim();

const getDependencyReleaseLine = async (_changesets, dependencies) => {
  if (dependencies.length === 0) return '';
  const versions = dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`);
  return `Changed: needs ${versions.join(', ')}.`;
};

// oxlint-disable-next-line import/no-default-export -- Changesets finds it by that.
export default { getReleaseLine, getDependencyReleaseLine };
