import { createHash } from 'node:crypto';

/** What is kept of a report to see later that it has changed. @param {string} report */
const fingerprint = (report) => createHash('sha256').update(report).digest('hex').slice(0, 16);

/**
 * Fingerprints of all reports.
 * @param {ReadonlyMap<string, string>} reports by entry
 * @returns {Record<string, string>}
 */
export const fingerprints = (reports) =>
  Object.fromEntries([...reports].map(([entry, report]) => [entry, fingerprint(report)]));

/**
 * The entries that differ from the last release: changed, new or gone.
 * @param {Readonly<Record<string, string>>} released fingerprints by entry
 * @param {Readonly<Record<string, string>>} present
 */
export const changedEntries = (released, present) =>
  Object.keys({ ...released, ...present }).filter((entry) => released[entry] !== present[entry]);

/**
 * Whether a changeset announces a change of a package.
 * @param {string} changeset text of a file in `.changeset/`
 * @param {string} name of the package
 */
export function announces(changeset, name) {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(changeset) ?? [];
  return head.split('\n').some((line) => new RegExp(`^(['"]?)${name}\\1: (?:major|minor|patch)$`).test(line));
}
