const OURS = /\.(?:test|stories|bench)\.|(?:^|\/)test-support\/|\.tsbuildinfo$|\.map$/;

/** Names of conditions and modules that have a meaning only in this repository. */
const WORDS = ['@crema/source', 'virtual:crema', 'workspace:', 'catalog:'];

/**
 * Returns the files that have no use outside this repository: tests, stories, and texts that contain a path
 * of this machine or an internal name.
 * @param {readonly { path: string, text: string }[]} files of the package
 * @param {readonly string[]} places on this machine
 * @returns {string[]} a line each
 */
export const strangeFiles = (files, places) =>
  files.flatMap(({ path, text }) => [
    ...(OURS.test(path) ? [`${path} is a file of ours.`] : []),
    ...[...places, ...WORDS].filter((word) => text.includes(word)).map((word) => `${path} has ${word}`),
  ]);
