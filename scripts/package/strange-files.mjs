const OURS = /\.(?:test|stories|bench)\.|(?:^|\/)test-support\/|\.tsbuildinfo$|\.map$/;

/** Names of conditions and modules that mean something in this repository alone. */
const WORDS = ['@crema/source', 'virtual:crema', 'workspace:', 'catalog:'];

/**
 * Finds what is of no use outside this repository: tests and stories, and texts that name a place on this machine or a word
 * of ours.
 *
 * @param {readonly { path: string, text: string }[]} files of the package
 * @param {readonly string[]} places on this machine
 * @returns {string[]} a line each
 */
export const strangeFiles = (files, places) =>
  files.flatMap(({ path, text }) => [
    ...(OURS.test(path) ? [`${path} is a file of ours.`] : []),
    ...[...places, ...WORDS].filter((word) => text.includes(word)).map((word) => `${path} has ${word}`),
  ]);
