/**
 * The oldest Node that can set up the repository. The tasks run on a newer one, which is installed with the
 * packages (see runtime.mjs).
 */
'use strict';

var oldest = 20;

/**
 * @param {string} version like `20.11.1`
 * @returns {string | undefined} one sentence if that Node is too old
 */
function complaint(version) {
  if (parseInt(version, 10) >= oldest) return undefined;
  return (
    'Crema needs Node ' +
    oldest +
    ' or newer; this is Node ' +
    version +
    '. Install a newer one and run the same command again.'
  );
}

module.exports = { complaint: complaint };
