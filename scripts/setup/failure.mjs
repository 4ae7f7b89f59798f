/** Explains in one sentence why installing failed. */

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_FAIL|fetch failed|dns error|error sending request|connection refused|tcp connect error/i;
const full = /ENOSPC|no space left/i;
const outdated = /ERR_PNPM_OUTDATED_LOCKFILE|FROZEN_LOCKFILE/;

/** Gives up after so many packages failed in the second attempt and none succeeded. */
const hopeless = 10;

/**
 * Watches the output of the package manager for a registry that never responds. Otherwise the manager would
 * try hundreds of packages before it fails, which takes minutes.
 * @returns {(line: string) => boolean} true to give up
 */
export function watchRegistry() {
  let failures = 0;
  let had = false;
  return (line) => {
    had ||= /\b(downloaded|added) [1-9]/.test(line);
    if (/\b0 retries left/.test(line)) failures += 1;
    return !had && failures >= hopeless;
  };
}

/** The number of lines to show of a long output. */
const tailLines = 20;

/**
 * Explains a failed installation.
 * @param {string} output of the package manager
 * @returns {{ sentence: string, tail: string }} `tail` is empty if the sentence is enough
 */
export function explain(output) {
  if (unreachable.test(output)) {
    const registry = /https?:\/\/[\w.:[\]-]+/.exec(output)?.[0];
    const which = registry ? ` (${registry})` : '';
    return {
      sentence: `The packages could not be downloaded because the package registry${which} did not answer: check the network, the proxy or \`npm config get registry\`, then run the same command again.`,
      tail: '',
    };
  }
  if (full.test(output)) {
    return { sentence: 'The packages could not be installed because the disk is full.', tail: '' };
  }
  const tail = output.trimEnd().split('\n').slice(-tailLines).join('\n');
  if (outdated.test(output)) {
    return {
      sentence:
        'The packages could not be installed because pnpm-lock.yaml does not fit the package.json files: run `npx pnpm install` and commit the lockfile.',
      tail,
    };
  }
  return { sentence: 'The packages could not be installed; the lines above say why.', tail };
}
