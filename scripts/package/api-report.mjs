/**
 * Reports the types that each entry of a package exports. The reports are in the folder `api/` of each
 * package that has one.
 *
 * - `node scripts/package/api-report.mjs` writes the reports.
 * - `node scripts/package/api-report.mjs --check` writes nothing. It fails if a report is stale, or if a
 *   report has changed since the last release and no changeset announces it.
 * - `node scripts/package/api-report.mjs --released` marks the present reports as released.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { toolFile } from '../shared/tool.mjs';
import { announced, changedEntries, fingerprints } from './announced.mjs';
import { apiReports, reportName } from './api-reports.mjs';
import { homeUrl, manifestOf, packages } from './packages.mjs';

const changesets = new URL('../../.changeset/', import.meta.url);
const homes = Object.values(packages)
  .flat()
  .map(homeUrl)
  .filter((home) => existsSync(new URL('api/', home)));

buildDeclarations();
for (const home of homes) {
  const { name, publishConfig } = manifestOf(home);
  const reports = apiReports(home, publishConfig.exports);
  const folder = new URL('api/', home);
  if (process.argv.includes('--check')) check(name, folder, reports);
  else if (process.argv.includes('--released')) writeReleased(folder, reports);
  else write(folder, reports);
}

/**
 * Builds all declarations again. The present ones may be older than the sources, and `tsc` does not notice
 * deleted ones.
 */
function buildDeclarations() {
  const force = homes.every((home) => existsSync(new URL('dist/index.d.ts', home))) ? [] : ['--force'];
  const args = [toolFile('typescript', 'tsc'), '-b', ...force, ...homes.map((home) => fileURLToPath(home))];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The declarations cannot be built.');
}

function write(folder, reports) {
  for (const file of outdated(folder, reports)) rmSync(new URL(file, folder));
  for (const [entry, report] of reports) writeFileSync(new URL(reportName(entry), folder), report);
}

function writeReleased(folder, reports) {
  writeFileSync(new URL('released.json', folder), `${JSON.stringify(fingerprints(reports), null, 2)}\n`);
}

function check(name, folder, reports) {
  const stale = [...reports]
    .filter(([entry, report]) => read(new URL(reportName(entry), folder)) !== report)
    .map(([entry]) => entry);
  const differing = [...stale, ...outdated(folder, reports)];
  if (differing.length > 0) {
    fail(
      `The API of ${name} has changed: ${differing.join(', ')}. If importers shall see that, renew the report by: ` +
        'npm run generate',
    );
  }
  const released = JSON.parse(read(new URL('released.json', folder)) ?? '{}');
  const changed = changedEntries(released, fingerprints(reports));
  if (changed.length > 0 && !isAnnounced(name)) {
    fail(
      `The API of ${name} has changed since its last release, and no changeset says so: ${changed.join(', ')}. ` +
        'Write one by: npm run changeset',
    );
  }
}

/** Returns the reports of entries that no longer exist. */
function outdated(folder, reports) {
  const wanted = new Set([...reports.keys()].map(reportName));
  return globSync('*.api.md', { cwd: folder }).filter((file) => !wanted.has(file));
}

/** Returns true if a changeset names the package. */
function isAnnounced(name) {
  return globSync('*.md', { cwd: changesets }).some((file) =>
    announced(readFileSync(new URL(file, changesets), 'utf8'), name),
  );
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

function read(url) {
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}
