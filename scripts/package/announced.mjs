import { createHash } from 'node:crypto';

/** Returns the fingerprint of a report. It changes if the report changes. @param {string} report */
const fingerprint = (report) => createHash('sha256').update(report).digest('hex').slice(0, 16);

/**
 * Returns the fingerprints of all reports.
 * @param {ReadonlyMap<string, string>} reports by entry
 * @returns {Record<string, string>}
 */
export const fingerprints = (reports) =>
  Object.fromEntries([...reports].map(([entry, report]) => [entry, fingerprint(report)]));

/**
 * Returns the entries that differ from the last release: changed, new or removed.
 * @param {Readonly<Record<string, string>>} released fingerprints by entry
 * @param {Readonly<Record<string, string>>} present
 */
export const changedEntries = (released, present) =>
  Object.keys({ ...released, ...present }).filter((entry) => released[entry] !== present[entry]);

const BUMPS = ['major', 'minor', 'patch'];

/**
 * Returns the kind of change that a changeset announces for a package.
 * @param {string} changeset text of a file in `.changeset/`
 * @param {string} name of the package
 * @returns {string | undefined} `major`, `minor` or `patch`; undefined if it does not name the package
 */
export function announced(changeset, name) {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(changeset) ?? [];
  const lines = new Set(head.split('\n').map((line) => line.replaceAll(/['"]/g, '')));
  return BUMPS.find((bump) => lines.has(`${name}: ${bump}`));
}

/**
 * Returns the next version of a package.
 * @param {string} version like `0.1.0`
 * @param {readonly (string | undefined)[]} bumps of all changesets
 */
export function nextVersion(version, bumps) {
  const at = BUMPS.findIndex((bump) => bumps.includes(bump));
  if (at === -1) return version;
  const numbers = version
    .split('.')
    .map((part, index) => (index > at ? 0 : Number(part) + (index === at ? 1 : 0)));
  return numbers.join('.');
}
